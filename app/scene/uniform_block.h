// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstring>
#include <type_traits>

#include <QByteArray>
#include <QString>
#include <QVariant>
#include <Qt3DCore/QBuffer>
#include <Qt3DRender/QParameter>

namespace app {

/// This is a uniform block of the shaders, filled with a struct laid out by std140 without gaps.
template <class Block>
class UniformBlock {
 public:
  static_assert(std::is_trivially_copyable_v<Block>);

  /// The nodes belong to `parent`. `name` is the block's name in the shaders.
  UniformBlock(const char* name, const Block& first, Qt3DCore::QNode* parent)
      : value_(first), buffer_(new Qt3DCore::QBuffer(parent)) {
    upload();
    parameter_ = new Qt3DRender::QParameter(QString::fromLatin1(name), QVariant::fromValue(buffer_), parent);
  }
  [[nodiscard]] const Block& value() const { return value_; }
  /// Every material that draws with the block needs this parameter.
  [[nodiscard]] Qt3DRender::QParameter* parameter() const { return parameter_; }
  void set(const Block& value) {
    if (std::memcmp(&value, &value_, sizeof(Block)) == 0) return;
    value_ = value;
    upload();
  }

 private:
  void upload() { buffer_->setData(QByteArray(reinterpret_cast<const char*>(&value_), sizeof(Block))); }

  Block value_;
  Qt3DCore::QBuffer* buffer_;
  Qt3DRender::QParameter* parameter_ = nullptr;
};

}  // namespace app
