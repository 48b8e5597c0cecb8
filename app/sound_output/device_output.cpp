// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/sound_output/device_output.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <mutex>
#include <utility>
#include <vector>

#include <QAudioDevice>
#include <QAudioFormat>
#include <QAudioSink>
#include <QCoreApplication>
#include <QMediaDevices>
#include <QThread>
#include <QTimer>

#include "app/sound/sample_places.h"

namespace app {
namespace {

// seconds in the device's buffer, against a busy machine's delays
constexpr double kBuffer = 0.15;
constexpr double kTryEvery = 1.0;         // seconds between looks for a device
constexpr double kSteady = 0.05;          // seconds heard before the device's reports count
constexpr double kMaxOpening = 2.0;       // seconds after which a silent device counts as none
constexpr double kMaxHang = 1.0;          // seconds without a sign of life from the thread
constexpr int kTick = 10;                 // milliseconds
constexpr unsigned long kMaxWait = 1000;  // milliseconds for the thread at the program's end

/// Qt's sound classes share data that belongs to the thread that used them first, so one thread
/// lives as long as the program. It is abandoned if it hangs in a sound server.
QThread* soundThread() {
  static QThread* const thread = [] {
    auto* made = new QThread;
    made->setObjectName("sound");
    made->start();
    return made;
  }();
  static const bool registered = [] {
    qAddPostRoutine([] {
      soundThread()->quit();
      soundThread()->wait(kMaxWait);
    });
    return true;
  }();
  static_cast<void>(registered);
  return thread;
}

}  // namespace

struct DeviceOutput::Shared {
  std::mutex fillMutex;  // held while fill runs
  Fill fill;
  mutable std::mutex mutex;  // guards the members below
  State state = State::Off;
  std::optional<Heard> heard;
  double alive = 0.0;  // steadySeconds() of the thread's last sign of life
};

/// A Device lives on the sound thread.
class DeviceOutput::Device : public QObject {
 public:
  explicit Device(std::shared_ptr<Shared> shared) : shared_(std::move(shared)) {}

  void begin() {
    began_ = steadySeconds();
    nextTry_ = 0.0;
    if (timer_ == nullptr) {
      timer_ = new QTimer(this);
      timer_->setTimerType(Qt::PreciseTimer);
      connect(timer_, &QTimer::timeout, this, [this] { tick(); });
    }
    timer_->start(kTick);
    tick();
  }
  ~Device() override {
    delete timer_;  // before the sink, whose destruction handles events
    close();
  }
  Device(const Device&) = delete;
  Device& operator=(const Device&) = delete;

 private:
  void tick();
  void open(double now);
  void close();
  void lose(double now);
  void feed(qsizetype free);
  void tell(double now);
  [[nodiscard]] qsizetype bytesOfFrame() const { return format_.bytesPerFrame(); }
  [[nodiscard]] double seconds(std::int64_t bytes) const {
    return static_cast<double>(bytes / bytesOfFrame()) / kSampleRate;
  }

  std::shared_ptr<Shared> shared_;
  QTimer* timer_ = nullptr;
  std::unique_ptr<QAudioSink> sink_;
  QIODevice* into_ = nullptr;  // owned by the sink
  QAudioFormat format_;
  QByteArray device_;
  double began_ = 0.0, nextTry_ = 0.0;
  std::int64_t run_ = 0, filled_ = 0;  // samples of this run
  std::vector<float> samples_;
  std::vector<char> pending_;  // bytes that the sink didn't take at once
  double heard_ = 0.0;         // seconds of this run
};

void DeviceOutput::Device::tick() {
  const double now = steadySeconds();
  const bool looks = now >= nextTry_;
  if (looks) nextTry_ = now + kTryEvery;
  if (sink_ != nullptr) {
    const qsizetype free = sink_->bytesFree();
    // A stream whose server is gone reports less than nothing.
    if (sink_->state() == QAudio::StoppedState || free < 0) {
      lose(now);
    } else {
      feed(free);
      if (looks && QMediaDevices::defaultAudioOutput().id() != device_) lose(now);
    }
  } else if (looks) {
    open(now);
  }
  tell(steadySeconds());
}

void DeviceOutput::Device::open(double now) {
  const QAudioDevice device = QMediaDevices::defaultAudioOutput();
  if (device.isNull()) return lose(now);
  format_.setSampleRate(kSampleRate);
  format_.setChannelCount(2);
  format_.setSampleFormat(QAudioFormat::Float);
  if (!device.isFormatSupported(format_)) format_.setSampleFormat(QAudioFormat::Int16);
  sink_ = std::make_unique<QAudioSink>(device, format_);
  sink_->setBufferSize(static_cast<qsizetype>(kBuffer * kSampleRate) * bytesOfFrame());
  into_ = sink_->start();
  if (into_ == nullptr || sink_->state() == QAudio::StoppedState) return lose(now);
  device_ = device.id();
  began_ = now;
  ++run_;
  filled_ = 0;
  heard_ = 0.0;
  pending_.clear();
  feed(sink_->bytesFree());
}

void DeviceOutput::Device::close() {
  into_ = nullptr;
  if (const auto sink = std::exchange(sink_, nullptr)) sink->stop();
}

void DeviceOutput::Device::lose(double now) {
  close();
  nextTry_ = now + kTryEvery;
  const std::lock_guard lock(shared_->mutex);
  if (shared_->state != State::Off) shared_->state = State::None;
}

void DeviceOutput::Device::feed(qsizetype free) {
  const auto frames = std::max<qsizetype>(0, (free - static_cast<qsizetype>(pending_.size())) / bytesOfFrame());
  if (frames > 0) {
    samples_.assign(2 * static_cast<std::size_t>(frames), 0.0F);
    const double given = static_cast<double>(filled_) / kSampleRate;
    {
      const std::lock_guard lock(shared_->fillMutex);
      if (shared_->fill) shared_->fill({samples_, run_, filled_, given - heard_});
    }
    filled_ += frames;
    const std::size_t before = pending_.size();
    if (format_.sampleFormat() == QAudioFormat::Float) {
      const auto* bytes = reinterpret_cast<const char*>(samples_.data());
      pending_.insert(pending_.end(), bytes, bytes + samples_.size() * sizeof(float));
    } else {
      pending_.resize(before + samples_.size() * sizeof(std::int16_t));
      auto* out = reinterpret_cast<std::int16_t*>(pending_.data() + before);
      for (const float sample : samples_)
        *out++ = static_cast<std::int16_t>(std::lround(std::clamp(sample, -1.0F, 1.0F) * 32767.0F));
    }
  }
  if (pending_.empty() || free <= 0) return;
  const qint64 wanted = std::min<qint64>(static_cast<qint64>(pending_.size()), free / bytesOfFrame() * bytesOfFrame());
  const qint64 taken = into_->write(pending_.data(), wanted);
  if (taken > 0) pending_.erase(pending_.begin(), pending_.begin() + taken);
}

// Qt's own count runs ahead while a device starts; what it still holds can't have been played.
void DeviceOutput::Device::tell(double now) {
  std::optional<Heard> heard;
  if (sink_ != nullptr) {
    const double given = static_cast<double>(filled_) / kSampleRate;
    const qsizetype held = sink_->bufferSize() - sink_->bytesFree() + static_cast<qsizetype>(pending_.size());
    const double played = static_cast<double>(sink_->processedUSecs()) * 1e-6;
    heard_ = std::max(heard_, std::min(played, given - seconds(held)));
    heard = Heard{run_, heard_, given, now};
  }
  const std::lock_guard lock(shared_->mutex);
  shared_->alive = now;
  if (shared_->state == State::Off) return;
  if (heard && heard_ > kSteady) shared_->state = State::Running;
  if (shared_->state == State::Opening && now - began_ > kMaxOpening) shared_->state = State::None;
  shared_->heard = shared_->state == State::Running ? heard : std::nullopt;
}

DeviceOutput::DeviceOutput() : shared_(std::make_shared<Shared>()) {}

DeviceOutput::~DeviceOutput() { stop(); }

void DeviceOutput::start(Fill fill) {
  {
    const std::lock_guard lock(shared_->fillMutex);
    shared_->fill = std::move(fill);
  }
  {
    const std::lock_guard lock(shared_->mutex);
    shared_->state = State::Opening;
    shared_->heard.reset();
    shared_->alive = steadySeconds();
  }
  if (device_ == nullptr) {
    device_ = new Device(shared_);
    device_->moveToThread(soundThread());
  }
  QMetaObject::invokeMethod(
      device_, [device = device_] { device->begin(); }, Qt::QueuedConnection);
}

void DeviceOutput::stop() {
  {
    const std::lock_guard lock(shared_->fillMutex);
    shared_->fill = nullptr;
  }
  {
    const std::lock_guard lock(shared_->mutex);
    shared_->state = State::Off;
    shared_->heard.reset();
  }
  // The device is deleted on its own thread, later.
  if (Device* device = std::exchange(device_, nullptr)) device->deleteLater();
}

SoundOutput::State DeviceOutput::state() const {
  const std::lock_guard lock(shared_->mutex);
  const bool hangs = shared_->state != State::Off && steadySeconds() - shared_->alive > kMaxHang;
  return hangs ? State::None : shared_->state;
}

std::optional<SoundOutput::Heard> DeviceOutput::heard() const {
  const std::lock_guard lock(shared_->mutex);
  return shared_->heard;
}

}  // namespace app
