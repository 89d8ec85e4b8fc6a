import DragGeometry
import DragGestures
import DragScript
import GestureImport
import Machines

extension Option {
  /// The options for reading a recording; for `import`, and for `replay` with a scene.
  static let ofReading = [
    Option(name: "--viewport", value: "WxH", help: "the size of the screen (390x844)"),
    Option(name: "--rate", value: "HZ", help: "samples of a timed move, such as 60hz"),
    Option(
      name: "--bind", value: "NAME=REF", help: "maps a recorded element to the scene; repeatable",
      repeats: true),
    Option(name: "--prepend-hold", value: "D", help: "lengthen each first press, such as 550ms"),
    Option(
      name: "--pointer-kind", value: "KIND", help: "touch, mouse or pen, for all pointers",
      words: PointerKind.allCases.map(\.rawValue)),
    Option(
      name: "--at-end", value: "WHAT",
      help: "contacts still down at the end: release, cancel, keep, error",
      words: ImportOptions.AtEnd.allCases.map(\.rawValue)),
    Option(
      name: "--broken-end", value: "WHAT", help: "truncated recordings: keep, error",
      words: ImportOptions.BrokenEnd.allCases.map(\.rawValue)),
    Option(
      name: "--out-of-bounds", value: "WHAT", help: "points outside: error, clamp, allow",
      words: ImportOptions.OutOfBounds.allCases.map(\.rawValue)),
    Option(
      name: "--abs-range", value: "X..X,Y..Y", help: "the ranges of a device's axes, inclusive"),
    Option(name: "--unit-scale", value: "S", help: "points per device unit, instead of ranges"),
    Option(name: "--device", value: "NAME", help: "the device to read: its node or name"),
    Option(name: "--start", value: "X,Y", help: "the initial position of a mouse (the center)"),
    Option(name: "--indirect", help: "read a touchpad as a mouse"),
    Option(name: "--travel", value: "D", help: "the duration of a movement without one (500ms)"),
    Option(name: "--scroll-offset", value: "X,Y", help: "the scroll offset of the content"),
    Option(name: "--keep-compat-mouse", help: "keep the mouse events that follow a touch"),
    Option(name: "--ignore-clicks", help: "make comments of clicks on elements that are not bound"),
    Option(
      name: "--backward-clock", value: "WHAT", help: "decreasing timestamps: error, clamp",
      words: ImportOptions.BackwardClock.allCases.map(\.rawValue)),
    Option(name: "--keep-stationary", help: "keep frames without movement"),
    Option(
      name: "--strict",
      help: "reject deviations from the format; in a replay, let notes fail their tests"),
  ]
}

extension Arguments {
  /// Rejects options that say how something is played on a scene, where there is none.
  func checkScene(for options: [Option]) throws(CommandError) {
    guard !has("--scene"), let unused = options.first(where: { has($0.name) }) else { return }
    throw CommandError("\(unused.name) requires a scene", hint: "name one with --scene")
  }
}

extension ImportOptions {
  /// Parses the options of a command line; omitted ones use the scene's settings.
  init(_ arguments: Arguments, over scene: Settings = Settings()) throws(CommandError) {
    self.init()
    viewport = try arguments.literal(of: "--viewport")?.size() ?? scene.viewport
    rate = try arguments.literal(of: "--rate")?.rate() ?? scene.rate.hertz
    for text in arguments.values(of: "--bind") { try bind(text) }
    prependHold = try arguments.literal(of: "--prepend-hold")?.duration() ?? prependHold
    pointerKind = try arguments.literal(of: "--pointer-kind")?.choice()
    atEnd = try arguments.literal(of: "--at-end")?.choice() ?? atEnd
    brokenEnd = try arguments.literal(of: "--broken-end")?.choice() ?? brokenEnd
    outOfBounds = try arguments.literal(of: "--out-of-bounds")?.choice() ?? outOfBounds
    absRange = try arguments.literal(of: "--abs-range")?.axisRanges()
    unitScale = try arguments.literal(of: "--unit-scale")?.number()
    device = arguments.value(of: "--device")
    start = try arguments.literal(of: "--start")?.point()
    indirect = arguments.has("--indirect")
    travel = try arguments.literal(of: "--travel")?.duration() ?? travel
    scrollOffset = try arguments.literal(of: "--scroll-offset")?.point() ?? scrollOffset
    keepCompatMouse = arguments.has("--keep-compat-mouse")
    ignoreClicks = arguments.has("--ignore-clicks")
    backwardClock = try arguments.literal(of: "--backward-clock")?.choice() ?? backwardClock
    keepStationary = arguments.has("--keep-stationary")
    strict = arguments.has("--strict")
  }

  /// A name may contain `=`; a reference never does.
  private mutating func bind(_ text: String) throws(CommandError) {
    guard let mark = text.lastIndex(of: "="), mark != text.startIndex else {
      throw CommandError(
        "--bind: expected NAME=REF, found `\(text)`",
        hint: "write --bind NAME=REF, such as tea=list#tea")
    }
    let name = String(text[..<mark])
    guard bindings[name] == nil else { throw CommandError("--bind: `\(name)` is given twice") }
    bindings[name] = String(text[text.index(after: mark)...])
  }
}

extension OptionLiteral {
  /// Two ranges: `0..799,0..479`.
  func axisRanges() throws(CommandError) -> ImportOptions.AxisRanges {
    let ranges = text.split(separator: ",", omittingEmptySubsequences: false).map(Self.range)
    guard ranges.count == 2, let x = ranges[0], let y = ranges[1] else {
      throw CommandError(
        "\(option): expected a pair of ranges, found `\(text)`", hint: "write them as 0..799,0..479"
      )
    }
    return ImportOptions.AxisRanges(x: x, y: y)
  }

  /// A point: `195,422`.
  func point() throws(CommandError) -> Point {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let x = parts[0], let y = parts[1], x.isFinite, y.isFinite else {
      throw CommandError(
        "\(option): expected a point, found `\(text)`", hint: "write it as 195,422")
    }
    return Point(x: x, y: y)
  }

  private static func range(_ text: Substring) -> ClosedRange<Int>? {
    let ends = text.split(separator: "..", omittingEmptySubsequences: false).map { Int($0) }
    guard ends.count == 2, let lower = ends[0], let upper = ends[1], lower <= upper else {
      return nil
    }
    return lower...upper
  }
}

extension Arguments {
  /// The conditions of a replay of recordings, which their goldens name: the scene, and the options of reading in a fixed
  /// order; nil without a scene.
  var recordingConditions: String? {
    guard let scene = value(of: "--scene")?.split(separator: "/").last else { return nil }
    var words = ["on", String(scene)]
    // Notes are of a run, and not of what is replayed.
    for option in Option.ofReading where option.name != "--strict" && has(option.name) {
      for value in values(of: option.name).sorted() {
        words.append(option.name)
        guard option.value != nil else { continue }
        words.append(value.contains(" ") ? "'\(value)'" : value)
      }
    }
    return words.joined(separator: " ")
  }
}
