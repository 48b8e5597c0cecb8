// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/app/language/ts_file.h"

#include <QIODevice>
#include <QXmlStreamReader>

namespace support {
namespace {

QByteArray readForms(QXmlStreamReader& xml) {
  QByteArray forms;
  bool first = true;
  while (xml.readNextStartElement()) {  // <numerusform>
    if (!first) forms += '\0';
    first = false;
    forms += xml.readElementText().toUtf8();
  }
  return forms;
}

TsText readMessage(QXmlStreamReader& xml, const QByteArray& context) {
  TsText text;
  text.context = context;
  text.counted = xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes");
  while (xml.readNextStartElement()) {
    if (xml.name() == QLatin1String("source")) {
      text.source = xml.readElementText().toUtf8();
    } else if (xml.name() == QLatin1String("comment")) {
      text.comment = xml.readElementText().toUtf8();
    } else if (xml.name() == QLatin1String("translation")) {
      text.finished = !xml.attributes().hasAttribute(QLatin1String("type"));
      text.translations = text.counted ? readForms(xml) : xml.readElementText().toUtf8();
    } else {
      xml.skipCurrentElement();
    }
  }
  return text;
}

}  // namespace

std::vector<TsText> readTsFile(QIODevice& file) {
  std::vector<TsText> texts;
  QXmlStreamReader xml(&file);
  if (!xml.readNextStartElement() || xml.name() != QLatin1String("TS")) return texts;
  while (xml.readNextStartElement()) {
    if (xml.name() != QLatin1String("context")) {
      xml.skipCurrentElement();
      continue;
    }
    QByteArray context;
    while (xml.readNextStartElement()) {
      if (xml.name() == QLatin1String("name")) {
        context = xml.readElementText().toUtf8();
      } else if (xml.name() == QLatin1String("message")) {
        texts.push_back(readMessage(xml, context));
      } else {
        xml.skipCurrentElement();
      }
    }
  }
  return texts;
}

}  // namespace support
