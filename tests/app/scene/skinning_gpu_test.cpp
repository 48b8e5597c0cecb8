// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// These tests compare the vertex shader with the CPU's reference skinning: positions and normals
// read back from the GPU by transform feedback, and whole pictures with pictures of a model skinned
// beforehand.
#include <cstring>
#include <filesystem>
#include <map>
#include <memory>
#include <random>

#include <gtest/gtest.h>
#include <QOffscreenSurface>
#include <QOpenGLBuffer>
#include <QOpenGLContext>
#include <QOpenGLExtraFunctions>
#include <QOpenGLShaderProgram>
#include <QOpenGLVertexArrayObject>
#include <glm/geometric.hpp>

#include "app/files/loaded_files.h"
#include "app/scene/palette_buffer.h"
#include "app/scene/shader_programs.h"
#include "app/scene/skin_vertex.h"
#include "pmx/deform/skinning_job.h"
#include "tests/support/corpus.h"
#include "tests/support/scene_stage.h"

namespace {

struct Skinned {
  std::vector<base::Vec3> positions, normals;
};

Skinned onCpu(const pmx::Model& model, std::span<const base::Mat3x4> palette) {
  std::vector<base::Vec3> bind;
  for (const auto& vertex : model.vertices) bind.push_back(vertex.position);
  Skinned out{bind, bind};
  pmx::SkinningJob{&model, bind, palette, out.positions, out.normals}.run();
  return out;
}

// This class runs skinning.glsl over every vertex and captures the results of skin().
class FeedbackRig {
 public:
  explicit FeedbackRig(app::PaletteHome home) : home_(home) {
    surface_.setFormat(QSurfaceFormat::defaultFormat());
    surface_.create();
    context_.create();
    context_.makeCurrent(&surface_);
    const QByteArray main =
        "out vec3 skinnedPosition; out vec3 skinnedNormal;\n"
        "void main() { skin(skinnedPosition, skinnedNormal); gl_Position = vec4(skinnedPosition, 1.0); }\n";
    program_.addShaderFromSourceCode(QOpenGLShader::Vertex, app::skinningSource(home) + main);
    auto* gl = context_.extraFunctions();
    const char* names[] = {"skinnedPosition", "skinnedNormal"};
    gl->glTransformFeedbackVaryings(program_.programId(), 2, names, GL_INTERLEAVED_ATTRIBS);
    linked_ = program_.link();
  }
  ~FeedbackRig() { context_.makeCurrent(&surface_); }

  [[nodiscard]] bool linked() const { return linked_; }
  [[nodiscard]] QString log() const { return program_.log(); }

  Skinned run(const pmx::Model& model, std::span<const base::Mat3x4> palette) {
    auto* gl = context_.extraFunctions();
    QOpenGLVertexArrayObject vao;
    vao.create();
    vao.bind();
    program_.bind();
    std::vector<base::Vec3> positions;
    std::vector<app::SkinVertex> fixed;
    for (const auto& vertex : model.vertices) {
      positions.push_back(vertex.position);
      fixed.push_back(app::skinVertex(model, vertex, model.bones.size()));
    }
    const auto fill = [gl](GLenum target, const void* bytes, std::size_t size) {
      GLuint buffer = 0;
      gl->glGenBuffers(1, &buffer);
      gl->glBindBuffer(target, buffer);
      gl->glBufferData(target, static_cast<GLsizeiptr>(size), bytes, GL_STATIC_DRAW);
      return buffer;
    };
    const auto attribute = [&](const char* name, int size, GLenum type, int stride, std::size_t offset) {
      const int at = program_.attributeLocation(name);
      if (at < 0) return;
      gl->glEnableVertexAttribArray(static_cast<GLuint>(at));
      const auto* where = reinterpret_cast<const void*>(offset);
      if (type == GL_UNSIGNED_INT)
        gl->glVertexAttribIPointer(static_cast<GLuint>(at), size, type, stride, where);
      else
        gl->glVertexAttribPointer(static_cast<GLuint>(at), size, type, GL_FALSE, stride, where);
    };
    fill(GL_ARRAY_BUFFER, positions.data(), positions.size() * sizeof(base::Vec3));
    attribute("vertexPosition", 3, GL_FLOAT, sizeof(base::Vec3), 0);
    fill(GL_ARRAY_BUFFER, fixed.data(), fixed.size() * sizeof(app::SkinVertex));
    constexpr int stride = sizeof(app::SkinVertex);
    attribute("vertexNormal", 3, GL_FLOAT, stride, offsetof(app::SkinVertex, normal));
    attribute("boneIds", 4, GL_UNSIGNED_INT, stride, offsetof(app::SkinVertex, bones));
    attribute("boneWeights", 4, GL_FLOAT, stride, offsetof(app::SkinVertex, weights));
    attribute("edgeScaleAndKind", 2, GL_FLOAT, stride, offsetof(app::SkinVertex, edgeScaleAndKind));
    attribute("sdefCentre", 3, GL_FLOAT, stride, offsetof(app::SkinVertex, sdef));
    attribute("sdefNear0", 3, GL_FLOAT, stride, offsetof(app::SkinVertex, sdef) + 12);
    attribute("sdefNear1", 3, GL_FLOAT, stride, offsetof(app::SkinVertex, sdef) + 24);

    std::vector<base::Mat3x4> rows(palette.begin(), palette.end());
    bindPalette(std::move(rows));

    const std::size_t bytes = model.vertices.size() * 2 * sizeof(base::Vec3);
    const GLuint target = fill(GL_TRANSFORM_FEEDBACK_BUFFER, nullptr, bytes);
    gl->glBindBufferBase(GL_TRANSFORM_FEEDBACK_BUFFER, 0, target);
    gl->glEnable(GL_RASTERIZER_DISCARD);
    gl->glBeginTransformFeedback(GL_POINTS);
    gl->glDrawArrays(GL_POINTS, 0, static_cast<GLsizei>(model.vertices.size()));
    gl->glEndTransformFeedback();
    gl->glDisable(GL_RASTERIZER_DISCARD);
    std::vector<base::Vec3> both(model.vertices.size() * 2);
    const void* mapped =
        gl->glMapBufferRange(GL_TRANSFORM_FEEDBACK_BUFFER, 0, static_cast<GLsizeiptr>(bytes), GL_MAP_READ_BIT);
    if (mapped != nullptr) std::memcpy(both.data(), mapped, bytes);
    gl->glUnmapBuffer(GL_TRANSFORM_FEEDBACK_BUFFER);
    Skinned out;
    for (std::size_t i = 0; i < both.size(); i += 2) {
      out.positions.push_back(both[i]);
      out.normals.push_back(both[i + 1]);
    }
    return out;
  }

 private:
  void bindPalette(std::vector<base::Mat3x4> rows) {
    auto* gl = context_.extraFunctions();
    if (home_ == app::PaletteHome::Texture) {
      const auto height = rows.size() / app::kPaletteRow + 1;
      rows.resize(height * app::kPaletteRow);
      GLuint texture = 0;
      gl->glGenTextures(1, &texture);
      gl->glBindTexture(GL_TEXTURE_2D, texture);
      gl->glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA32F, int(app::kPaletteRow) * 3, int(height), 0, GL_RGBA, GL_FLOAT,
                       rows.data());
      gl->glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
      gl->glUniform1i(program_.uniformLocation("boneTexture"), 0);
      return;
    }
    rows.resize(std::max<std::size_t>(rows.size() + 1, std::size_t(app::gpuLimits().uniformBlockBones())));
    const bool storage = home_ == app::PaletteHome::StorageBuffer;
    const GLenum block = storage ? GL_SHADER_STORAGE_BUFFER : GL_UNIFORM_BUFFER;
    GLuint buffer = 0;
    gl->glGenBuffers(1, &buffer);
    gl->glBindBuffer(block, buffer);
    gl->glBufferData(block, GLsizeiptr(rows.size() * sizeof(base::Mat3x4)), rows.data(), GL_STATIC_DRAW);
    if (!storage)
      gl->glUniformBlockBinding(program_.programId(), gl->glGetUniformBlockIndex(program_.programId(), "Bones"), 3);
    gl->glBindBufferBase(block, 3, buffer);
  }

  app::PaletteHome home_;
  QOffscreenSurface surface_;
  QOpenGLContext context_;
  QOpenGLShaderProgram program_;
  bool linked_ = false;
};

// This is the largest difference in units, and of the normals as a vector.
std::pair<float, float> farthest(const Skinned& a, const Skinned& b) {
  float position = 0, normal = 0;
  for (std::size_t i = 0; i < a.positions.size(); ++i) {
    position = std::max(position, glm::distance(a.positions[i], b.positions[i]));
    normal = std::max(normal, glm::distance(a.normals[i], b.normals[i]));
  }
  return {position, normal};
}

std::vector<base::Mat3x4> randomPalette(const pmx::Model& model, unsigned seed) {
  std::mt19937 random(seed);
  std::uniform_real_distribution<float> any(-1.0F, 1.0F);
  std::vector<base::Mat3x4> palette;
  for (const auto& bone : model.bones) {
    const base::Quat q = glm::normalize(base::Quat(any(random), any(random), any(random), any(random)));
    const base::Mat3 r = glm::mat3_cast(q);
    const base::Vec3 t = bone.position + base::Vec3(any(random), any(random), any(random)) - r * bone.position;
    base::Mat3x4 rows;
    for (int i = 0; i < 3; ++i) rows.row[i] = {r[0][i], r[1][i], r[2][i], t[i]};
    palette.push_back(rows);
  }
  return palette;
}

class GpuSkinning : public ::testing::TestWithParam<app::PaletteHome> {};

TEST_P(GpuSkinning, AgreesWithTheCpuOnCorpusFiles) {
  ODORI_NEEDS_CORPUS();
  ODORI_NEEDS_OPENGL();
  if (GetParam() == app::PaletteHome::StorageBuffer && !app::gpuLimits().storageBuffers)
    GTEST_SKIP() << "no storage buffers";
  FeedbackRig rig(GetParam());
  ASSERT_TRUE(rig.linked()) << rig.log().toStdString();
  const auto root = support::corpus();
  std::vector<std::filesystem::path> files{root / "miku/初音ミク.pmx", root / "gene/Gene_light.pmx"};
  for (const auto& entry : std::filesystem::directory_iterator(root / "fixtures")) {
    if (entry.path().extension() == ".pmx") files.push_back(entry.path());
  }
  ASSERT_GT(files.size(), 30U);
  std::map<pmx::DeformKind, std::size_t> kinds;
  for (const auto& name : files) {
    SCOPED_TRACE(name);
    const auto loaded = app::loadModel(name, {});
    ASSERT_TRUE(loaded) << base::describe(loaded.error());
    const auto& model = (*loaded)->model;
    for (unsigned seed = 1; seed <= 3; ++seed) {
      const auto palette = randomPalette(model, seed);
      const auto [position, normal] = farthest(rig.run(model, palette), onCpu(model, palette));
      // Single precision at 20 units from the origin: 2e-6 relative, a few operations deep.
      EXPECT_LT(position, 2e-4F);
      EXPECT_LT(normal, 2e-3F);
    }
    for (const auto& vertex : model.vertices) ++kinds[vertex.deform];
  }
  // THEN every kind of deform was among them
  EXPECT_EQ(kinds.size(), 5U);
}

INSTANTIATE_TEST_SUITE_P(Palettes, GpuSkinning,
                         ::testing::Values(app::PaletteHome::SmallUniformBlock, app::PaletteHome::UniformBlock,
                                           app::PaletteHome::StorageBuffer, app::PaletteHome::Texture),
                         [](const auto& kind) {
                           return kind.param == app::PaletteHome::SmallUniformBlock ? "SmallUniformBlock"
                                  : kind.param == app::PaletteHome::UniformBlock    ? "UniformBlock"
                                  : kind.param == app::PaletteHome::StorageBuffer   ? "StorageBuffer"
                                                                                    : "Texture";
                         });

TEST(ShaderSources, EveryShaderCompilesAndLinks) {
  ODORI_NEEDS_OPENGL();
  QOffscreenSurface surface;
  surface.create();
  QOpenGLContext context;
  ASSERT_TRUE(context.create());
  ASSERT_TRUE(context.makeCurrent(&surface));
  for (const app::ShaderProgram& shaders : app::shaders::kAll) {
    for (const auto home : {app::PaletteHome::SmallUniformBlock, app::PaletteHome::UniformBlock,
                            app::PaletteHome::StorageBuffer, app::PaletteHome::Texture}) {
      const app::ShaderCode code = app::shaderCode(shaders, home);
      QOpenGLShaderProgram program;
      EXPECT_TRUE(program.addShaderFromSourceCode(QOpenGLShader::Vertex, code.vertex)) << shaders.vertex;
      EXPECT_TRUE(program.addShaderFromSourceCode(QOpenGLShader::Fragment, code.fragment)) << shaders.fragment;
      if (!code.geometry.isEmpty()) {
        EXPECT_TRUE(program.addShaderFromSourceCode(QOpenGLShader::Geometry, code.geometry)) << shaders.geometry;
      }
      EXPECT_TRUE(program.link()) << shaders.vertex << program.log().toStdString();
    }
  }
}

}  // namespace
