import DragGeometry
import DragScript
import Machines

/// Reads the gestures of a Maestro flow: its commands `drag` and `swipe`; others are kept as
/// comments (3.4).
struct MaestroReader {
  /// The commands that hold others, which are not looked through.
  private static let holders: Set<String> = ["runFlow", "repeat", "retry"]
  /// The default duration of the tool.
  private static let usualDrag = Microseconds.milliseconds(3_000)
  private static let usualSwipe = Microseconds.milliseconds(400)

  let options: ImportOptions
  private(set) var log: ImportLog
  private(set) var timeline: CommandTimeline
  private var count = 0

  init(_ bytes: [UInt8], from start: Int, options: ImportOptions, log: ImportLog) {
    self.options = options
    self.log = log
    timeline = CommandTimeline(options: options)
    do throws(YAMLError) {
      try read(bytes, from: start)
    } catch {
      self.log.report(error.fault, at: error.location, error.message)
    }
  }

  private mutating func read(_ bytes: [UInt8], from start: Int) throws(YAMLError) {
    var nodes = try YAMLNodes(bytes, from: start)
    while let entry = nodes.next, !log.isFull {
      switch entry.kind {
      case .document:
        try nodes.advance()
      case .item:
        try nodes.advance()
        let command = try nodes.value(below: entry.column, isKey: false, depth: 1)
        take(command, isLast: nodes.next == nil)
        count += 1
      case .key where entry.column == 0:
        // The header above the commands: the app, tags, variables.
        let header = try nodes.value(below: -1, isKey: false, depth: 0)
        for hook in ["onFlowStart", "onFlowComplete"] where header[hook] != nil {
          log.report(.notRun, at: entry.location, "the commands of `\(hook)` are omitted")
        }
      case .key, .scalar, .quoted, .flow:
        throw YAMLError(.yamlSyntax, "expected a list of commands", at: entry.location)
      }
    }
  }

  // MARK: Commands

  private mutating func take(_ node: YAMLNode, isLast: Bool) {
    switch node.content {
    case .text(let name):
      timeline.note(name)
    case .mapping(let members):
      for (name, location, arguments) in members {
        switch name {
        case "drag" where arguments.isInBraces, "swipe" where arguments.isInBraces:
          log.report(
            .yamlFeature, at: arguments.location,
            "arguments of \(name) in braces are not supported",
            hint: "write them line by line")
        case "drag": drag(arguments, at: location, isLast: isLast)
        case "swipe": swipe(arguments, at: location, isLast: isLast)
        case "assertVisible", "assertNotVisible":
          timeline.note("to do: expect what \(name) sees: \(Self.words(arguments))")
        default:
          if Self.holders.contains(name) {
            log.report(.notRun, at: location, "the commands below `\(name)` are omitted")
          }
          let words = Self.words(arguments)
          timeline.note(words.isEmpty ? name : "\(name) \(words)")
        }
      }
    case .nothing, .flow, .sequence:
      log.report(
        .unknownLine, at: node.location, "expected a command: a name, or a name with its arguments")
    }
  }

  /// The arguments of a command, on one line.
  private static func words(_ node: YAMLNode) -> String {
    switch node.content {
    case .nothing, .sequence: ""
    case .text(let text): "\"\(text)\""
    case .flow(let text): text
    case .mapping(let members):
      members.prefix(8).map { member in
        member.value.text.map { "\(member.key): \($0)" } ?? member.key
      }.joined(separator: ", ")
    }
  }

  private mutating func drag(_ node: YAMLNode, at location: InputPosition, isLast: Bool) {
    let errorCount = log.errorCount
    guard let from = part("from", of: node, at: location, isLast) else { return }
    // The end is read in any case, so that all unbound elements are reported at once.
    let start = target(from, allowsPoints: false)
    var end: ImportedEvent.Target?
    if let offset = node["offset"], node["to"] == nil {
      let offset = pair(offset, allowsPoints: false, isOffset: true)
      end = start.flatMap { start in offset.map { start + $0 } }
    } else if let to = part("to", of: node, at: location, isLast) {
      end = target(to, allowsPoints: false)
    }
    let travel = time("duration", of: node) ?? Self.usualDrag
    let press = time("pressDuration", of: node) ?? .zero
    guard let start, let end, log.errorCount == errorCount else { return }
    play(start, end, press, travel, at: location)
  }

  private mutating func swipe(_ node: YAMLNode, at location: InputPosition, isLast: Bool) {
    let errorCount = log.errorCount
    var start: ImportedEvent.Target?
    var end: ImportedEvent.Target?
    if let word = node["direction"] {
      guard let way = MaestroDirection(rawValue: (word.text ?? "").uppercased()) else {
        log.report(.unknownWord, at: word.location, "`direction` is not LEFT, RIGHT, UP or DOWN")
        return
      }
      let size = options.viewport
      if let from = node["from"] {
        start = target(from, allowsPoints: true)
        end = start.map { $0 + way.step.scaled(by: size) }
      } else {
        start = .point(way.start.scaled(by: size))
        end = .point(way.end.scaled(by: size))
      }
    } else {
      if let node = part("start", of: node, at: location, isLast) {
        start = target(node, allowsPoints: true)
      }
      if node["start"] != nil, let node = part("end", of: node, at: location, isLast) {
        end = target(node, allowsPoints: true)
      }
    }
    let travel = time("duration", of: node) ?? Self.usualSwipe
    guard let start, let end, log.errorCount == errorCount else { return }
    play(start, end, .zero, travel, at: location)
  }

  private mutating func play(
    _ from: ImportedEvent.Target, _ to: ImportedEvent.Target, _ press: Microseconds,
    _ travel: Microseconds, at location: InputPosition
  ) {
    var command = PressTravelHold(location: location, from: from, to: to)
    command.press = press
    command.travel = .time(travel)
    command.item = count
    timeline.play(command, &log)
  }

  // MARK: Arguments

  /// A field that a command cannot do without; in a flow's last command it may have been cut off.
  private mutating func part(
    _ field: String, of node: YAMLNode, at location: InputPosition, _ isLast: Bool
  ) -> YAMLNode? {
    if let part = node[field] { return part }
    log.report(
      isLast ? .endsEarly : .missingField,
      at: location,
      isLast
        ? "missing `\(field)` of the last command; the flow is complete up to it"
        : "missing `\(field)` of the command")
    return nil
  }

  private mutating func time(_ field: String, of node: YAMLNode) -> Microseconds? {
    guard let value = node[field] else { return nil }
    guard let count = value.text.flatMap({ Int64($0) }), (0...1_000_000_000).contains(count) else {
      log.report(
        .outOfRange, at: value.location,
        "expected a duration of a drag in milliseconds for `\(field)`"
          + Self.variable(in: value)
      )
      return nil
    }
    return .milliseconds(count)
  }

  /// The start or the end of a drag: a fraction of the screen, or an element.
  private mutating func target(
    _ node: YAMLNode, allowsPoints: Bool
  ) -> ImportedEvent.Target? {
    switch node.content {
    case .text(let text):
      if Self.isPair(text) {
        return pair(node, allowsPoints: allowsPoints, isOffset: false).map {
          ImportedEvent.Target.point($0)
        }
      }
      return element("text", text, at: node.location)
    case .mapping(let members):
      if let point = node["point"] { return target(point, allowsPoints: allowsPoints) }
      for field in ["id", "text"] {
        if let text = node[field]?.text { return element(field, text, at: node.location) }
      }
      let first = members.first.flatMap { member in member.value.text.map { (member.key, $0) } }
      if let first { return element(first.0, first.1, at: node.location) }
    case .nothing, .flow, .sequence: break
    }
    log.report(
      .wrongType, at: node.location,
      "expected a position: \"50%, 20%\", a text, or an `id` or `text`"
    )
    return nil
  }

  /// The view or item that a selector is bound to, by its kind and text or by its text alone.
  private mutating func element(
    _ kind: String, _ text: String, at location: InputPosition
  ) -> ImportedEvent.Target? {
    let names = ["\(kind):\(text)", "\(kind):\"\(text)\"", text]
    if let reference = names.compactMap({ options.bindings[$0] }).first {
      return .element(reference, offset: .zero)
    }
    let isVariable = text.contains("${")
    log.reportUnbound(
      "\(kind):\(text)", at: location,
      isVariable
        ? "the variable \"\(text)\", whose value the flow is run with,"
        : "the element with the \(kind) \"\(text)\"")
    return nil
  }

  /// The end of a message about a value that is, or has, a variable.
  private static func variable(in node: YAMLNode) -> String {
    guard let text = node.text, text.contains("${") else { return "" }
    return ", found the variable `\(text)`, whose value the flow is run with"
  }

  private static func isPair(_ text: String) -> Bool {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    return parts.count == 2
      && parts.allSatisfy { part in
        part.contains { $0.isNumber } && part.allSatisfy { " %.-0123456789".contains($0) }
      }
  }

  /// Two parts of the screen, or two points where they are allowed.
  private mutating func pair(
    _ node: YAMLNode, allowsPoints: Bool, isOffset: Bool
  ) -> Point? {
    let parts = (node.text ?? "").split(separator: ",", omittingEmptySubsequences: false)
      .map { String($0.filter { $0 != " " }) }
    let numbers = parts.compactMap { Double($0.filter { $0 != "%" }) }
    guard parts.count == 2, numbers.count == 2, numbers.allSatisfy(\.isFinite) else {
      log.report(
        .wrongType, at: node.location,
        "expected a position such as \"50%, 20%\"" + Self.variable(in: node))
      return nil
    }
    guard parts.allSatisfy({ $0.hasSuffix("%") }) else {
      if allowsPoints { return Point(x: numbers[0], y: numbers[1]) }
      log.report(
        .outOfRange, at: node.location,
        "expected a position as fractions of the screen: \"50%, 20%\"")
      return nil
    }
    let range = isOffset ? -100.0...100 : 0...100
    guard numbers.allSatisfy(range.contains) else {
      log.report(
        .outOfRange, at: node.location, "expected a fraction of the screen of at most 100%")
      return nil
    }
    // The product is made first, so that whole parts of whole extents give whole points.
    return Point(
      x: numbers[0] * options.viewport.width / 100, y: numbers[1] * options.viewport.height / 100)
  }
}
