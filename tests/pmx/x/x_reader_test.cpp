// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// .x in text: each kind of object is converted. Expected values by hand from accessories.md 2 to 5.

#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "pmx/model/validate.h"
#include "pmx/x/x_reader.h"
#include "tests/pmx/x/read_whole.h"
#include "tests/support/test_folder.h"
#include "tests/support/x_files.h"

namespace {

using base::Vec2;
using base::Vec3;
using base::Vec4;
using support::errorOf;
using support::kTriangle;
using support::xText;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

pmx::ReadModel readText(const std::string& content) { return support::readWhole(xText(content)); }

std::string mesh(const std::string& children) { return std::string("Mesh {") + kTriangle + children + "}"; }
std::string material(const std::string& name, const std::string& children = "") {
  return "Material " + name + " { 0.1;0.2;0.3;0.4;; 5; 0.6;0.7;0.8;; 0.9;1.0;0.05;; " + children + "}";
}

TEST(XReader, ATriangleIsTenTimesAsLargeAndFacesWhereItsCornersGoClockwise) {
  const auto read = readText(mesh(""));
  const auto& model = read.model;
  EXPECT_EQ(model.format, pmx::ModelFormat::X);
  ASSERT_EQ(model.vertices.size(), 3U);
  EXPECT_EQ(model.vertices[1].position, Vec3(0, 10, 0));
  EXPECT_EQ(model.vertices[2].position, Vec3(10, 0, 0));
  EXPECT_THAT(model.indices, ElementsAre(0, 1, 2));
  // It is (0,1,0) x (1,0,0).
  for (const auto& vertex : model.vertices) EXPECT_EQ(vertex.normal, Vec3(0, 0, -1));
  EXPECT_THAT(read.issues, IsEmpty());
}

TEST(XReader, HasOneBoneAtTheOriginThatEverythingFollows) {
  auto read = readText(mesh(""));
  ASSERT_EQ(read.model.bones.size(), 1U);
  EXPECT_EQ(read.model.bones[0].name.utf8, "センター");
  EXPECT_EQ(read.model.bones[0].position, Vec3(0));
  EXPECT_EQ(read.model.vertices[0].bones[0], 0);
  EXPECT_THAT(pmx::validate(read.model), IsEmpty());
}

TEST(XReader, AMeshWithoutMaterialsIsWhite) {
  const auto model = readText(mesh("") + mesh("")).model;
  ASSERT_EQ(model.materials.size(), 1U);
  EXPECT_EQ(model.materials[0].diffuse, Vec4(1));
  EXPECT_EQ(model.materials[0].indexCount, 6);
}

TEST(XReader, FramesMoveWhatIsInThemInnermostFirst) {
  // GIVEN a frame that turns +X to +Y, in it one that moves by (1, 0, 0), whose matrix comes after
  // its mesh
  const auto model = readText(
                         "Frame A { FrameTransformMatrix { 0,1,0,0, -1,0,0,0, 0,0,1,0, 0,0,5,1;; }"
                         " Frame B {" +
                         mesh("") + " FrameTransformMatrix { 1,0,0,0, 0,1,0,0, 0,0,1,0, 1,0,0,1;; } } }" + mesh(""))
                         .model;
  // THEN rows are multiplied with matrices from the left: first moved, then turned, then moved by 5
  // along Z
  ASSERT_EQ(model.vertices.size(), 6U);
  // (0,0,0) -> (1,0,0) -> (0,1,0) -> (0,1,5)
  EXPECT_EQ(model.vertices[0].position, Vec3(0, 10, 50));
  // (0,1,0) -> (1,1,0) -> (-1,1,0) -> (-1,1,5)
  EXPECT_EQ(model.vertices[1].position, Vec3(-10, 10, 50));
  EXPECT_EQ(model.vertices[4].position, Vec3(0, 10, 0)) << "a mesh behind the frames is in none";
}

TEST(XReader, NormalsStayUprightWhereAFrameStretches) {
  // GIVEN a normal between +X and +Y in a frame that makes everything twice as wide
  const auto model = readText("Frame { FrameTransformMatrix { 2,0,0,0, 0,1,0,0, 0,0,1,0, 0,0,0,1;; }" +
                              mesh("MeshNormals { 1; 1;1;0;; 1; 3;0,0,0;; }") + "}")
                         .model;
  // THEN it leans towards +Y: (1/2, 1) over its length, the square root of 5/4
  EXPECT_NEAR(model.vertices[0].normal.x, 0.4472136F, 1e-6F);
  EXPECT_NEAR(model.vertices[0].normal.y, 0.8944272F, 1e-6F);
}

TEST(XReader, FacesOfMoreCornersAreFans) {
  const auto model = readText("Mesh { 5; 0;0;0;, 0;1;0;, 1;2;0;, 2;1;0;, 2;0;0;; 2; 4;0,1,2,3;, 5;4,0,1,2,3;; }").model;
  EXPECT_THAT(model.indices, ElementsAre(0, 1, 2, 0, 2, 3, 4, 0, 1, 4, 1, 2, 4, 2, 3));
}

TEST(XReader, AVertexIsOnePlaceAndOneNormal) {
  // GIVEN two triangles over one edge, with a normal each, one of them written twice
  const auto model = readText(
                         "Mesh { 4; 0;0;0;, 0;1;0;, 1;0;0;, 0;0;1;; 2; 3;0,1,2;, 3;0,3,1;;"
                         "MeshNormals { 3; 0;0;-1;, -1;0;0;, -1;0;0;; 2; 3;0,0,0;, 3;1,2,1;; }"
                         "MeshTextureCoords { 4; 0;0;, 0;1;, 1;0;, 0.5;2.5;; } }")
                         .model;
  // THEN the corners on the edge are there twice, with either normal and one UV, in the file's
  // order of positions
  ASSERT_EQ(model.vertices.size(), 6U);
  EXPECT_THAT(model.indices, ElementsAre(0, 2, 4, 1, 5, 3));
  EXPECT_EQ(model.vertices[0].normal, Vec3(0, 0, -1));
  EXPECT_EQ(model.vertices[1].normal, Vec3(-1, 0, 0));
  EXPECT_EQ(model.vertices[2].uv, Vec2(0, 1));
  EXPECT_EQ(model.vertices[3].uv, Vec2(0, 1));
  EXPECT_EQ(model.vertices[5].uv, Vec2(0.5F, 2.5F));
}

TEST(XReader, WithoutNormalsTheyAreMeansByArea) {
  // GIVEN two triangles over one edge, the one across +X with three times the area of the one
  // across +Y
  const auto model = readText("Mesh { 4; 0;0;0;, 0;0;1;, 1;0;0;, 0;-3;0;; 2; 3;0,1,2;, 3;0,3,1;; }").model;
  // (0,0,1) x (1,0,0) = (0,1,0); (0,-3,0) x (0,0,1) = (-3,0,0)
  EXPECT_EQ(model.vertices[2].normal, Vec3(0, 1, 0));
  EXPECT_EQ(model.vertices[3].normal, Vec3(-1, 0, 0));
  EXPECT_NEAR(model.vertices[0].normal.x, -3 / 3.1622777F, 1e-6F);
  EXPECT_NEAR(model.vertices[0].normal.y, 1 / 3.1622777F, 1e-6F);
}

TEST(XReader, MaterialsAreInTheListsOrderWithEmissiveAsAmbient) {
  // GIVEN a material at the top, one in the list after it, and one that is never named
  const auto read = readText(material("unused") + material("top") +
                             "Mesh { 3; 0;0;0;, 0;1;0;, 1;0;0;; 3; 3;0,1,2;, 3;0,2,1;, 3;1,2,0;;"
                             "MeshMaterialList { 2; 3; 1,0,1; { top } " +
                             material("inner") + "} }");
  ASSERT_EQ(read.model.materials.size(), 2U);
  const pmx::Material& top = read.model.materials[0];
  EXPECT_EQ(top.name.utf8, "top");
  EXPECT_EQ(read.model.materials[1].name.utf8, "inner");
  EXPECT_THAT(read.model.indices, ElementsAre(0, 2, 1, 0, 1, 2, 1, 2, 0)) << "sorted by material";
  EXPECT_EQ(top.indexCount, 3);
  EXPECT_EQ(top.diffuse, Vec4(0.1F, 0.2F, 0.3F, 0.4F));
  EXPECT_EQ(top.specularPower, 5.0F);
  EXPECT_EQ(top.specular, Vec3(0.6F, 0.7F, 0.8F));
  EXPECT_EQ(top.ambient, Vec3(0.9F, 1.0F, 0.05F));
  EXPECT_EQ(top.toon, -1);
  EXPECT_EQ(top.flags,
            pmx::materialFlag::groundShadow | pmx::materialFlag::castShadow | pmx::materialFlag::receiveShadow);
  EXPECT_THAT(read.issues, IsEmpty());
}

TEST(XReader, OneIndexOfMaterialsIsForAllFacesAndOneTooLargeIsTheFirst) {
  const std::string faces = "Mesh { 3; 0;0;0;, 0;1;0;, 1;0;0;; 3; 3;0,1,2;, 3;0,2,1;, 3;1,2,0;; MeshMaterialList { 2;";
  const auto counts = [&](const std::string& list) {
    const auto model = readText(faces + list + material("a") + material("b") + "} }").model;
    return std::pair(model.materials.at(0).indexCount, model.materials.at(1).indexCount);
  };
  EXPECT_EQ(counts("1; 1;"), std::pair(0, 9));
  EXPECT_EQ(counts("2; 0,1;"), std::pair(3, 6));
  EXPECT_EQ(counts("3; 7,1,1;"), std::pair(3, 6));
}

TEST(XReader, TexturesOfOneMaterial) {
  const auto texturesOf = [](const std::string& name) {
    const auto model =
        readText(mesh("MeshMaterialList { 1; 1; 0; " + material("a", "TextureFilename { \"" + name + "\"; }") + "}"))
            .model;
    const pmx::Material& only = model.materials.at(0);
    const auto shown = [&](std::int32_t index) {
      return index < 0 ? std::string("-") : model.textures.at(static_cast<std::size_t>(index)).utf8;
    };
    return shown(only.texture) + " " + shown(only.sphereTexture) + " " + std::to_string(only.sphereModeByte);
  };
  EXPECT_EQ(texturesOf("a.bmp"), "a.bmp - 0");
  EXPECT_EQ(texturesOf("a.bmp*b.spa"), "a.bmp b.spa 2");
  EXPECT_EQ(texturesOf("a.v2.png*b.c.SPH"), "a.v2.png b.c.SPH 1");
  EXPECT_EQ(texturesOf("b.sph"), "- b.sph 1");
  EXPECT_EQ(texturesOf("a.bmp *b.spa. "), "a.bmp  b.spa.  2") << "Windows takes blanks and dots off the end";
  EXPECT_EQ(texturesOf(""), "- - 0");
  EXPECT_EQ(texturesOf("Screen.BMP"), "- - 0") << "the film behind the scene";
  EXPECT_EQ(texturesOf("tex/screen.bmp*b.spa"), "- b.spa 2");
  EXPECT_EQ(texturesOf("myscreen.bmp"), "myscreen.bmp - 0");
  EXPECT_EQ(texturesOf("tex\\\\deep\\a.png"), "tex\\deep\\a.png - 0");
  EXPECT_EQ(texturesOf("\x83\x5c.png"), "ソ.png - 0") << "CP932, whose second byte looks like a backslash";
  EXPECT_EQ(texturesOf("ソ.png"), "ソ.png - 0") << "UTF-8, as newer exporters write it";
}

TEST(XReader, TheOtherSpellingOfTextureFilename) {
  const auto model =
      readText(mesh("MeshMaterialList { 1; 1; 0; " + material("a", "TextureFileName { \"a.png\"; }") + "}")).model;
  EXPECT_EQ(model.textures.at(0).utf8, "a.png");
}

TEST(XReader, AnAlphaOf098CastsNoSelfShadow) {
  const auto castsWith = [](const std::string& alpha) {
    const auto model =
        readText(mesh("MeshMaterialList { 1; 1; 0; Material { 1;1;1;" + alpha + ";; 0; 0;0;0;; 0;0;0;; } }")).model;
    return model.materials.at(0).has(pmx::materialFlag::castShadow);
  };
  EXPECT_FALSE(castsWith("0.98"));
  EXPECT_FALSE(castsWith("0.980000"));
  EXPECT_TRUE(castsWith("0.97"));
  EXPECT_TRUE(castsWith("1.0"));
}

TEST(XReader, WhatIsNotForAnAccessoryIsPassedOver) {
  const auto read = readText(
      "template Foo { <3d82ab46-62da-11cf-ab39-0020af71e433> DWORD a; [...] }\n"
      "AnimTicksPerSecond { 24; }\n"
      "Header { 1;0;1; }\n" +
      mesh("MeshVertexColors { 3; 0;1;0;0;1;;, 1;1;0;0;1;;, 2;1;0;0;1;; }"
           "XSkinMeshHeader { 1;1;1; } SkinWeights { \"a } b\"; 1; 0; 1.0; 1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1;; }"
           "FVFData { 1; 2; 3; 4; } Own { Deeper { 1; } { reference } }") +
      "AnimationSet { Animation { { A } AnimationKey { 4; 1; 0;16;1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1;;; } } }");
  EXPECT_EQ(read.model.vertices.size(), 3U);
  EXPECT_EQ(read.model.materials.size(), 1U);
  EXPECT_THAT(read.issues, IsEmpty());
}

TEST(XReader, SeparatorsCommentsAndNumbersAsPeopleWriteThem) {
  const auto read = readText(
      "// a comment { \n# another }\r\nMesh 0name{+3;0.0,0.0;-0.0,\t.0,1e0 0 // }\n 1.000000;0;0;;; # x\n1;3;0,1,2\n;;,"
      "MeshTextureCoords{3;0;0,0;1,1;-1.#IND00;}}");
  ASSERT_EQ(read.model.vertices.size(), 3U);
  EXPECT_EQ(read.model.vertices[1].position, Vec3(0, 10, 0));
  EXPECT_EQ(read.model.vertices[2].uv, Vec2(1, 0)) << "Windows' way to write no number";
  ASSERT_EQ(read.issues.size(), 1U);
  EXPECT_THAT(read.issues[0].detail, HasSubstr("1 numbers that are none"));
}

TEST(XReader, ANameOfCp932MayHoldABrace) {
  // GIVEN 本, whose second byte is that of an opening brace, and in UTF-8 め, whose last byte looks
  // like a first one of CP932, right before a brace
  EXPECT_EQ(readText("Frame \x96\x7b { " + mesh("") + "}").model.vertices.size(), 3U);
  EXPECT_EQ(readText("Frame 本め{ " + mesh("") + "}").model.vertices.size(), 3U);
}

TEST(XReader, FacesWithoutTheirCornersAreLeftOut) {
  const auto read = readText("Mesh { 3; 0;0;0;, 0;1;0;, 1;0;0;; 4; 3;0,1,3;, 3;0,1,2;, 2;0,1;, 3;0,1,-1;; }");
  EXPECT_THAT(read.model.indices, ElementsAre(0, 1, 2));
  ASSERT_EQ(read.issues.size(), 2U);
  EXPECT_THAT(read.issues[0].detail, HasSubstr("face 0 has a corner that doesn't exist"));
}

TEST(XReader, NormalsThatDoNotFitAreTakenFromTheFaces) {
  // GIVEN normals for one face of two, of which one corner's doesn't exist
  const auto read =
      readText("Mesh { 3; 0;0;0;, 0;1;0;, 1;0;0;; 2; 3;0,1,2;, 3;0,2,1;; MeshNormals { 1; 1;0;0;; 1; 3;0,0,9;; } }");
  ASSERT_EQ(read.model.vertices.size(), 5U) << "two places with either normal, one with none";
  EXPECT_EQ(read.model.vertices[0].normal, Vec3(1, 0, 0));
  EXPECT_EQ(read.model.vertices[1].normal, Vec3(0, 0, 1)) << "of the second face, which faces +Z";
}

TEST(XReader, AnEmptyTriangleDrawsNothing) {
  // GIVEN the carriers of an effect: a triangle without area and a material without alpha
  auto read = readText(
      "Mesh { 3; 0;0;0;, 0;0;0;, 0;0;0;; 1; 3;0,1,2;; MeshMaterialList { 1; 1; 0;"
      " Material { 0;0;0;0;; 0; 0;0;0;; 0;0;0;; } } }");
  EXPECT_EQ(read.model.materials.at(0).diffuse.a, 0.0F);
  (void)pmx::validate(read.model);
  EXPECT_EQ(read.model.indices.size(), 3U);
}

TEST(XReader, AFileWithoutFacesIsEmptyAndSaysSo) {
  const auto read = readText("Frame A { }");
  EXPECT_TRUE(read.model.indices.empty());
  ASSERT_EQ(read.issues.size(), 1U);
  EXPECT_THAT(read.issues[0].detail, HasSubstr("has no faces"));
}

TEST(XReader, AMissingLastBraceIsSaid) {
  const auto read = readText("Frame A { Mesh {" + std::string(kTriangle));
  EXPECT_EQ(read.model.indices.size(), 3U);
  ASSERT_EQ(read.issues.size(), 1U);
  EXPECT_THAT(read.issues[0].detail, HasSubstr("ends before its last objects do"));
}

TEST(XReader, AnObjectThatIsPassedOverMayBeCutOff) {
  const auto read = readText("Mesh {" + std::string(kTriangle) + "}\nAnimationSet { Animation { { A }");
  EXPECT_EQ(read.model.indices.size(), 3U);
  ASSERT_EQ(read.issues.size(), 1U);
  EXPECT_THAT(read.issues[0].detail, HasSubstr("ends before its last objects do"));
}

TEST(XReader, ErrorsSayTheLine) {
  EXPECT_EQ(errorOf(xText("\n\nMesh {\n3; 0;0;0;,\n0;x;0;, 0;0;0;; 1; 3;0,1,2;;")),
            "Mesh[0]: \"x\" isn't a number (line 6)");
  EXPECT_EQ(errorOf(xText("Mesh {\n3; 0.000000;0.000000;0.000000;, 1;")),
            "Mesh[0]: the file ends where a number is wanted (line 3)");
  EXPECT_EQ(errorOf(xText("Mesh {\n30000000; 0;")),
            "Mesh[0]: 30000000 are told, but the rest of the file can hold 0 at most (line 3)");
  EXPECT_THAT(errorOf(xText("Foo { \"abc }")), HasSubstr("a text in quotes has no end (line 2)"));
}

TEST(XReader, OtherFilesAreRefused) {
  EXPECT_THAT(errorOf(support::bytesOf("PMX ")), HasSubstr("isn't a .x file"));
  EXPECT_THAT(errorOf(support::bytesOf("xof 0303")), HasSubstr("the file ends here"));
  EXPECT_THAT(errorOf(support::bytesOf("xof 0401txt 0032")), HasSubstr("version 0401 of .x isn't supported"));
  EXPECT_THAT(errorOf(support::bytesOf("xof 0303com 0032")), HasSubstr("the form \"com \" of .x isn't supported"));
  EXPECT_THAT(errorOf(support::bytesOf("xof 0303bin 0016")), HasSubstr("numbers of \"0016\" bits"));
}

TEST(XReader, ReadsAFileAndNamesItInErrors) {
  const support::TestFolder folder;
  const auto write = [&](const char* name, const std::vector<std::byte>& bytes) {
    std::ofstream(folder / name, std::ios::binary)
        .write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    return pmx::readXFile(folder / name);
  };
  const auto read = write("a.x", xText(mesh("")));
  ASSERT_TRUE(read) << base::describe(read.error());
  EXPECT_EQ(read->model.vertices.size(), 3U);
  const auto other = write("b.x", support::bytesOf("PMX "));
  ASSERT_FALSE(other);
  EXPECT_EQ(other.error().file, (folder / "b.x").string());
  EXPECT_EQ(pmx::readXFile(folder / "c.x").error().code, base::ErrorCode::CannotOpen);
}

TEST(XReader, FramesMayLieDeepButNotWithoutEnd) {
  const auto nested = [](int depth) {
    std::string text;
    for (int i = 0; i < depth; ++i) text += "Frame{";
    text += mesh("");
    for (int i = 0; i < depth; ++i) text += "}";
    return xText(text);
  };
  EXPECT_EQ(support::readWhole(nested(900)).model.vertices.size(), 3U);
  EXPECT_THAT(errorOf(nested(1001)), HasSubstr("objects lie more than 1000 deep in each other"));
  EXPECT_EQ(readText("Foo" + std::string(100'000, '{') + std::string(100'000, '}') + mesh("")).model.vertices.size(),
            3U);
}

}  // namespace
