// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/physics/floor_mesh.h"

#include <vector>

#include <BulletCollision/CollisionShapes/btBvhTriangleMeshShape.h>
#include <BulletCollision/CollisionShapes/btTriangleIndexVertexArray.h>
#include <BulletCollision/NarrowPhaseCollision/btRaycastCallback.h>

#include "app/physics/bullet_convert.h"
#include "app/physics/bullet_memory.h"

namespace app {
namespace {

constexpr std::size_t kMaxPackedTriangles = 2'000'000;  // Bullet's packed tree counts to 2^21

struct Nearest : btTriangleRaycastCallback {
  using btTriangleRaycastCallback::btTriangleRaycastCallback;
  btScalar reportHit(const btVector3& hitNormal, btScalar fraction, int /*part*/, int /*triangle*/) override {
    normal = hitNormal;
    at = fraction;
    found = true;
    return fraction;  // farther hits don't count
  }
  btVector3 normal{0, 1, 0};
  btScalar at = 1;
  bool found = false;
};

}  // namespace

struct FloorMesh::Shape {
  std::vector<btVector3> places;
  std::vector<int> corners;
  btTriangleIndexVertexArray triangles;
  std::unique_ptr<btBvhTriangleMeshShape> shape;
};

FloorMesh::FloorMesh(const pmx::Model& model) {
  if (model.indices.size() < 3 || model.vertices.empty()) return;
  letBulletThrow();
  shape_ = std::make_unique<Shape>();
  for (const pmx::Vertex& vertex : model.vertices) shape_->places.push_back(toBullet(vertex.position));
  shape_->corners.assign(model.indices.begin(), model.indices.end());
  btIndexedMesh mesh;
  mesh.m_numTriangles = static_cast<int>(shape_->corners.size() / 3);
  mesh.m_triangleIndexBase = reinterpret_cast<const unsigned char*>(shape_->corners.data());
  mesh.m_triangleIndexStride = 3 * sizeof(int);
  mesh.m_numVertices = static_cast<int>(shape_->places.size());
  mesh.m_vertexBase = reinterpret_cast<const unsigned char*>(shape_->places.data());
  mesh.m_vertexStride = sizeof(btVector3);
  shape_->triangles.addIndexedMesh(mesh);
  const bool packed = shape_->corners.size() / 3 < kMaxPackedTriangles;
  shape_->shape = std::make_unique<btBvhTriangleMeshShape>(&shape_->triangles, packed);
}

FloorMesh::~FloorMesh() = default;

std::optional<FloorHit> FloorMesh::firstHit(const base::Vec3& from, const base::Vec3& to) const {
  if (!shape_) return {};
  const btVector3 begin = toBullet(from), end = toBullet(to);
  Nearest nearest(begin, end);
  shape_->shape->performRaycast(&nearest, begin, end);
  if (!nearest.found) return {};
  const btVector3 normal = nearest.normal.fuzzyZero() ? btVector3(0, 1, 0) : nearest.normal.normalized();
  return FloorHit{fromBullet(begin + (end - begin) * nearest.at), fromBullet(normal)};
}

}  // namespace app
