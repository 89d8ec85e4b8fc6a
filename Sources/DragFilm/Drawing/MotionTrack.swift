import DragGeometry

/// The positions of one shape of an animation along its time, as CSS.
struct MotionTrack {
  /// A position and an opacity that hold from a time on.
  private struct Mark {
    var time: Int64
    var point: Point
    var opacity: Double
    /// The duration of the way, in microseconds; 0 for a jump.
    var glide: Int64
  }

  private var marks: [Mark] = []

  /// Notes where the shape is from a time on; without a point it is where it was, and unseen.
  ///
  /// A shape that was unseen jumps, however long its way would take.
  mutating func note(_ point: Point?, opacity: Double = 1, at time: Int64, glide: Int64 = 0) {
    guard let last = marks.last else {
      if let point { marks.append(Mark(time: time, point: point, opacity: opacity, glide: 0)) }
      return
    }
    let next = point ?? last.point
    let seen = point == nil ? 0 : opacity
    guard next != last.point || seen != last.opacity else { return }
    let way = last.opacity == 0 || seen == 0 ? 0 : glide
    if last.time == time { marks.removeLast() }
    marks.append(Mark(time: time, point: next, opacity: seen, glide: way))
  }

  /// True if it is seen at any time.
  var isSeen: Bool { marks.contains { $0.opacity > 0 } }

  /// Returns its state at a time, for readers who want no motion.
  func state(at time: Int64) -> (point: Point, opacity: Double) {
    guard let mark = marks.last(where: { $0.time <= time }) else {
      return (marks.first?.point ?? .zero, 0)
    }
    return (mark.point, mark.opacity)
  }

  /// The keyframes of the track over a time, or nil where nothing changes.
  func keyframes(named name: String, over whole: Int64) -> String? {
    guard let first = marks.first, marks.count > 1 || first.time > 0 else { return nil }
    var frames: [(time: Double, css: String)] = []
    func add(_ time: Int64, _ point: Point, _ opacity: Double) {
      // A jump is a frame behind the one before: both may not have one time.
      let share = Double(time) / Double(max(1, whole)) * 100
      let least = (frames.last?.time ?? -1) + 0.001
      frames.append((min(100, max(share, least)), Self.css(point, opacity)))
    }
    add(0, first.point, first.time > 0 ? 0 : first.opacity)
    var last = first
    if first.time > 0 { last.opacity = 0 }
    for mark in marks where mark.time > 0 {
      add(mark.time, last.point, last.opacity)
      add(mark.time + mark.glide, mark.point, mark.opacity)
      last = mark
    }
    add(whole, last.point, last.opacity)
    let text = frames.map { "\(Self.percent($0.time)){\($0.css)}" }.joined()
    return "@keyframes \(name){\(text)}"
  }

  private static func percent(_ share: Double) -> String {
    let thousandths = Int((share * 1_000).rounded())
    let rest = String(thousandths % 1_000)
    return "\(thousandths / 1_000)." + String(repeating: "0", count: 3 - rest.utf8.count) + rest
      + "%"
  }

  static func css(_ point: Point, _ opacity: Double) -> String {
    "transform:translate(\(StageShapes.text(point.x))px,\(StageShapes.text(point.y))px);"
      + "opacity:\(StageShapes.text(opacity))"
  }
}
