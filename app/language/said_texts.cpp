// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/language/said_texts.h"

#include <QFile>
#include <QXmlStreamReader>

namespace app {
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

SaidText readMessage(QXmlStreamReader& xml, const QByteArray& context) {
  SaidText text;
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

std::vector<SaidText> readSaidTexts(QIODevice& file) {
  std::vector<SaidText> texts;
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

const std::vector<SaidText>& saidTexts() {
  static const std::vector<SaidText> texts = [] {
    QFile file(QStringLiteral(":/odori/languages/odori_ja.ts"));
    return file.open(QIODevice::ReadOnly) ? readSaidTexts(file) : std::vector<SaidText>();
  }();
  return texts;
}

}  // namespace app
