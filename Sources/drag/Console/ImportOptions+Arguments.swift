import DragGeometry
import DragScript
import GestureImport
import Machines

extension Option {
  /// How a recording is read; for `import`, and for `replay` with a scene.
  static let ofReading = [
    Option(name: "--viewport", value: "WxH", help: "the extent of the screen (390x844)"),
    Option(name: "--rate", value: "HZ", help: "samples of a timed move, such as 60hz"),
    Option(
      name: "--bind", value: "NAME=REF", help: "the scene's name of an element; may be repeated",
      repeats: true),
    Option(name: "--prepend-hold", value: "D", help: "hold each first press, such as 550ms"),
    Option(name: "--pointer-kind", value: "KIND", help: "touch, mouse or pen, for all pointers"),
    Option(
      name: "--at-end", value: "WHAT", help: "contacts still down: release, cancel, keep, error"),
    Option(name: "--broken-end", value: "WHAT", help: "recordings that break off: keep, error"),
    Option(name: "--out-of-bounds", value: "WHAT", help: "points outside: error, clamp, allow"),
    Option(
      name: "--abs-range", value: "X..X,Y..Y", help: "the ranges of a device's axes, inclusive"),
    Option(name: "--unit-scale", value: "S", help: "points per device unit, instead of ranges"),
    Option(name: "--device", value: "NAME", help: "one device of several: its node or its name"),
    Option(name: "--start", value: "X,Y", help: "where a mouse's pointer begins (the middle)"),
    Option(name: "--indirect", help: "let a touchpad's finger push a mouse's pointer"),
    Option(name: "--travel", value: "D", help: "the time of a way that has none (500ms)"),
    Option(name: "--scroll-offset", value: "X,Y", help: "how far the content was scrolled"),
    Option(name: "--keep-compat-mouse", help: "keep the mouse events that follow a touch"),
    Option(name: "--backward-clock", value: "WHAT", help: "time running back: error, clamp"),
    Option(name: "--keep-stationary", help: "keep frames in which a contact stays"),
    Option(name: "--strict", help: "refuse what departs from the format"),
  ]
}

extension ImportOptions {
  /// Reads the options of a command line; what is not given is as in a scene's settings.
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
    backwardClock = try arguments.literal(of: "--backward-clock")?.choice() ?? backwardClock
    keepStationary = arguments.has("--keep-stationary")
    strict = arguments.has("--strict")
  }

  /// A name may hold `=`; a reference never does.
  private mutating func bind(_ text: String) throws(CommandError) {
    guard let mark = text.lastIndex(of: "="), mark != text.startIndex else {
      throw CommandError(
        "--bind: `\(text)` binds nothing", hint: "write --bind NAME=REF, such as tea=list#tea")
    }
    let name = String(text[..<mark])
    guard bindings[name] == nil else { throw CommandError("--bind: `\(name)` is bound twice") }
    bindings[name] = String(text[text.index(after: mark)...])
  }
}

extension OptionLiteral {
  /// Two ranges: `0..799,0..479`.
  func axisRanges() throws(CommandError) -> ImportOptions.AxisRanges {
    let ranges = text.split(separator: ",", omittingEmptySubsequences: false).map(Self.range)
    guard ranges.count == 2, let x = ranges[0], let y = ranges[1] else {
      throw CommandError(
        "\(option): `\(text)` is no pair of ranges", hint: "write them as 0..799,0..479")
    }
    return ImportOptions.AxisRanges(x: x, y: y)
  }

  /// A point: `195,422`.
  func point() throws(CommandError) -> Point {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let x = parts[0], let y = parts[1], x.isFinite, y.isFinite else {
      throw CommandError("\(option): `\(text)` is no point", hint: "write it as 195,422")
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
