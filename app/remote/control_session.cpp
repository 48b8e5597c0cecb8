// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/remote/control_session.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QJsonDocument>
#include <QPointer>

#include "app/remote/control_properties.h"
#include "app/remote/controlled_player.h"
#include "app/version.h"
#include "pmx/base/frames.h"

namespace app {
namespace {

constexpr const char* kInvalid = "invalid parameter";
constexpr const char* kUnavailable = "property unavailable";
constexpr const char* kCannotRun = "error running command";

QByteArray lineOf(const QJsonObject& object) { return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n'; }

/// Returns mpv's word for an outcome.
const char* errorOf(PropertyOutcome outcome) {
  switch (outcome) {
    case PropertyOutcome::Done:
      return "success";
    case PropertyOutcome::Unknown:
      return "property not found";
    case PropertyOutcome::Unavailable:
      return kUnavailable;
    case PropertyOutcome::ReadOnly:
      return "error accessing property";
    case PropertyOutcome::BadValue:
      return "unsupported format for accessing property";
  }
  return "unknown error";
}

QString reasonOf(PropertyOutcome outcome) {
  switch (outcome) {
    case PropertyOutcome::Done:
      return {};
    case PropertyOutcome::Unknown:
      return QStringLiteral("there is no such property; property-list has all of them");
    case PropertyOutcome::Unavailable:
      return QStringLiteral("it has no value now, or can't be changed now");
    case PropertyOutcome::ReadOnly:
      return QStringLiteral("it can be read, not set");
    case PropertyOutcome::BadValue:
      return QStringLiteral("the value is of another kind");
  }
  return {};
}

/// Returns whether a command has `least` to `most` words behind its name.
bool hasWords(const QJsonArray& words, qsizetype least, qsizetype most) {
  return words.size() > least && words.size() <= most + 1;
}

bool isText(const QJsonValue& value) { return value.isString() && !value.toString().isEmpty(); }

}  // namespace

QByteArray ControlSession::errorLine(const QString& error, const QString& reason) {
  return lineOf({{QStringLiteral("error"), error}, {QStringLiteral("reason"), reason}});
}

QByteArray ControlSession::eventLine(const char* event) {
  return lineOf({{QStringLiteral("event"), QString::fromLatin1(event)}});
}

ControlSession::Answer ControlSession::answer(const QByteArray& line) {
  if (line.trimmed().isEmpty()) return {};
  QJsonParseError wrong{};
  const QJsonDocument parsed = QJsonDocument::fromJson(line, &wrong);
  const QJsonObject request = parsed.object();
  const QJsonValue command = request[QStringLiteral("command")];
  if (!parsed.isObject())
    return {
        errorLine(QLatin1String(kInvalid),
                  wrong.error == QJsonParseError::NoError
                      ? QStringLiteral("the line is no JSON object")
                      : QStringLiteral("the line is no JSON: %1 (byte %2)").arg(wrong.errorString()).arg(wrong.offset)),
        {}};
  Reply reply = refused(kInvalid, QStringLiteral("\"command\" has to be a list that begins with a command's name"));
  if (command.isArray() && isText(command.toArray().at(0))) reply = follow(command.toArray());
  QJsonObject told{{QStringLiteral("error"), QString::fromLatin1(reply.error)},
                   {QStringLiteral("request_id"), request[QStringLiteral("request_id")].toInteger()}};
  if (!reply.reason.isEmpty()) told.insert(QStringLiteral("reason"), reply.reason);
  told.insert(QStringLiteral("data"), reply.data);
  return {lineOf(told), std::move(reply.then)};
}

ControlSession::Reply ControlSession::refused(const char* error, const QString& reason) {
  return {error, reason, {}, {}};
}

ControlSession::Reply ControlSession::outcomeReply(PropertyOutcome outcome, const QJsonValue& value) {
  const bool done = outcome == PropertyOutcome::Done;
  return {errorOf(outcome), reasonOf(outcome), done ? value : QJsonValue(), {}};
}

ControlSession::Reply ControlSession::follow(const Words& words) {
  struct Known {
    const char* name;
    qsizetype least, most;  // words behind the name
    Reply (ControlSession::*follow)(const Words&);
  };
  constexpr qsizetype kMaxFiles = 1000;
  static constexpr Known kKnown[] = {
      {"action", 1, 2, &ControlSession::action},
      {"add", 1, 2, &ControlSession::addToProperty},
      {"cycle", 1, 1, &ControlSession::cycleProperty},
      {"frame-back-step", 0, 0, &ControlSession::step},
      {"frame-step", 0, 0, &ControlSession::step},
      {"get_property", 1, 1, &ControlSession::getProperty},
      {"get_version", 0, 0, &ControlSession::version},
      {"loadfile", 1, kMaxFiles, &ControlSession::openFiles},
      {"observe_property", 2, 2, &ControlSession::observe},
      {"playlist-next", 0, 0, &ControlSession::move},
      {"playlist-prev", 0, 0, &ControlSession::move},
      {"quit", 0, 0, &ControlSession::quit},
      {"raise", 0, 0, &ControlSession::raise},
      {"seek", 1, 2, &ControlSession::seek},
      {"set_property", 2, 2, &ControlSession::setProperty},
      {"stop", 0, 0, &ControlSession::stop},
      {"unobserve_property", 1, 1, &ControlSession::unobserve},
  };
  const QString name = words.at(0).toString();
  const auto* known =
      std::ranges::find_if(kKnown, [&name](const Known& each) { return name == QLatin1String(each.name); });
  if (known == std::end(kKnown)) return refused(kInvalid, QStringLiteral("there is no such command"));
  if (!hasWords(words, known->least, known->most))
    return refused(kInvalid,
                   QStringLiteral("this command takes %1 to %2 parameters").arg(known->least).arg(known->most));
  return (this->*known->follow)(words);
}

ControlSession::Reply ControlSession::getProperty(const Words& words) {
  QJsonValue value;
  const PropertyOutcome outcome = readProperty(player_, words.at(1).toString(), value);
  return outcomeReply(outcome, value);
}

ControlSession::Reply ControlSession::setProperty(const Words& words) {
  std::function<void()> then;
  Reply reply = outcomeReply(app::setProperty(player_, words.at(1).toString(), words.at(2), then));
  reply.then = std::move(then);
  return reply;
}

ControlSession::Reply ControlSession::addToProperty(const Words& words) {
  const QString name = words.at(1).toString();
  const QJsonValue by = words.size() > 2 ? words.at(2) : QJsonValue(1.0);
  QJsonValue value;
  std::function<void()> then;  // numbers have none
  PropertyOutcome outcome = readProperty(player_, name, value);
  if (outcome == PropertyOutcome::Done) {
    outcome = value.isDouble() && by.isDouble()
                  ? app::setProperty(player_, name, value.toDouble() + by.toDouble(), then)
                  : PropertyOutcome::BadValue;
  }
  return outcomeReply(outcome);
}

ControlSession::Reply ControlSession::cycleProperty(const Words& words) {
  const QString name = words.at(1).toString();
  QJsonValue value;
  std::function<void()> then;
  PropertyOutcome outcome = readProperty(player_, name, value);
  if (outcome == PropertyOutcome::Done)
    outcome = value.isBool() ? app::setProperty(player_, name, !value.toBool(), then) : PropertyOutcome::BadValue;
  Reply reply = outcomeReply(outcome);
  reply.then = std::move(then);
  return reply;
}

ControlSession::Reply ControlSession::observe(const Words& words) {
  if (!words.at(1).isDouble() || !isText(words.at(2)))
    return refused(kInvalid, QStringLiteral("observe_property takes a number of yours and a property's name"));
  const QString name = words.at(2).toString();
  QJsonValue value;
  const PropertyOutcome outcome = readProperty(player_, name, value);
  if (outcome == PropertyOutcome::Unknown) return outcomeReply(outcome);
  if (observed_.size() >= kMaxObserved)
    return refused(kInvalid, QStringLiteral("at most %1 properties are observed").arg(kMaxObserved));
  observed_.push_back({words.at(1), name, {}, false});
  return {};
}

ControlSession::Reply ControlSession::unobserve(const Words& words) {
  const auto removed = std::erase_if(observed_, [&words](const Observed& each) { return each.id == words.at(1); });
  return {"success", {}, static_cast<qint64>(removed), {}};
}

ControlSession::Reply ControlSession::seek(const Words& words) {
  const double last = player_.state().item.lastFrame;
  if (!words.at(1).isDouble()) return refused(kInvalid, QStringLiteral("seek takes a number"));
  if (last <= 0.0) return refused(kCannotRun, QStringLiteral("nothing plays, so there is nowhere to go"));
  const double by = words.at(1).toDouble();
  QString flags = words.size() > 2 ? words.at(2).toString() : QStringLiteral("relative");
  flags.remove(QStringLiteral("+exact"));  // every seek is
  if (flags == QLatin1String("relative")) {
    player_.seek(player_.frame() + by * base::kFramesPerSecond);
  } else if (flags == QLatin1String("absolute")) {
    player_.seek(by * base::kFramesPerSecond);
  } else if (flags == QLatin1String("absolute-percent")) {
    player_.seek(by / 100.0 * last);
  } else if (flags == QLatin1String("relative-percent")) {
    player_.seek(player_.frame() + by / 100.0 * last);
  } else {
    return refused(kInvalid, QStringLiteral("seek goes relative, absolute, relative-percent or absolute-percent"));
  }
  return {};
}

ControlSession::Reply ControlSession::step(const Words& words) {
  player_.step(words.at(0).toString() == QLatin1String("frame-step") ? 1 : -1);
  return {};
}

ControlSession::Reply ControlSession::stop(const Words& /*words*/) {
  player_.stop();
  return {};
}

ControlSession::Reply ControlSession::move(const Words& words) {
  const PlayerState state = player_.state();
  const bool on = words.at(0).toString() == QLatin1String("playlist-next");
  if (!(on ? state.hasNext : state.hasPrevious))
    return refused(kCannotRun, QStringLiteral("there is no list in which something comes there"));
  return {"success", {}, {}, [player = QPointer(&player_), on] {
            if (player && on) player->next();
            if (player && !on) player->previous();
          }};
}

ControlSession::Reply ControlSession::openFiles(const Words& words) {
  QStringList files;
  for (qsizetype i = 1; i < words.size(); ++i) {
    if (!isText(words.at(i)) || words.at(i).toString().contains(QChar(0)))
      return refused(kInvalid, QStringLiteral("loadfile takes the paths of files"));
    files << words.at(i).toString();
  }
  if (player_.waitsForAnswer())
    return refused(kCannotRun, QStringLiteral("a dialog of the window waits for an answer"));
  return {"success", {}, {}, [player = QPointer(&player_), files] {
            if (player) player->open(files);
          }};
}

ControlSession::Reply ControlSession::action(const Words& words) {
  const QString name = words.at(1).toString();
  const auto all = player_.commands();
  const auto found = std::ranges::find(all, name, &PlayerCommand::name);
  if (found == all.end())
    return refused(kInvalid, QStringLiteral("there is no such action; the property actions has all of them"));
  if (words.size() > 2) {
    if (!found->on || !words.at(2).isBool())
      return refused(kInvalid, QStringLiteral("only a switch takes true or false"));
    if (*found->on == words.at(2).toBool()) return {};
    if (found->oneIsOn && *found->on)
      return refused(kInvalid, QStringLiteral("one of several is always on: switch on another one"));
  }
  if (!found->possible) return refused(kCannotRun, QStringLiteral("it isn't possible now: its menu has it in grey"));
  if (player_.waitsForAnswer())
    return refused(kCannotRun, QStringLiteral("a dialog of the window waits for an answer"));
  return {"success", {}, {}, [player = QPointer(&player_), name] {
            if (player) player->run(name);
          }};
}

ControlSession::Reply ControlSession::raise(const Words& /*words*/) {
  player_.raise();
  return {};
}

ControlSession::Reply ControlSession::quit(const Words& /*words*/) {
  if (player_.waitsForAnswer())
    return refused(kCannotRun, QStringLiteral("a dialog of the window waits for an answer"));
  return {"success", {}, {}, [player = QPointer(&player_)] {
            if (player) player->quit();
          }};
}

ControlSession::Reply ControlSession::version(const Words& /*words*/) {
  return {"success", {}, QString::fromLatin1(kVersion), {}};
}

QByteArray ControlSession::changes() {
  QByteArray lines;
  for (Observed& each : observed_) {
    QJsonValue value;
    if (readProperty(player_, each.name, value) != PropertyOutcome::Done) value = QJsonValue::Null;
    if (std::exchange(each.any, true) && each.told == value) continue;
    each.told = value;
    lines += lineOf({{QStringLiteral("event"), QStringLiteral("property-change")},
                     {QStringLiteral("id"), each.id},
                     {QStringLiteral("name"), each.name},
                     {QStringLiteral("data"), value}});
  }
  return lines;
}

bool ControlSession::followsPosition() const {
  return std::ranges::any_of(observed_, [](const Observed& each) { return propertyMoves(each.name); });
}

}  // namespace app
