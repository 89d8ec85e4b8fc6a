import Machines
import StateGraphs

/// What holds of every table's pictures, whatever its names are.
enum GraphLaws {
  /// Names fill their places and no more: lines, quotes and brackets stand as they do with plain
  /// names.
  static func check(_ bytes: [UInt8]) throws(BrokenLaw) {
    let names = Self.names(in: bytes)
    let graph = TableNames.$current.withValue(names) {
      StateGraph(of: NamedTable.self, named: names[0])
    }
    let plain = TableNames.$current.withValue(names.indices.map { "n\($0)" }) {
      StateGraph(of: NamedTable.self, named: "n0")
    }
    let texts = [
      ("SCXML", graph.scxml, plain.scxml), ("DOT", graph.dot, plain.dot),
      ("Mermaid", graph.mermaid, plain.mermaid), ("Markdown", graph.cellTable, plain.cellTable),
    ]
    for (language, text, model) in texts {
      try require(
        Self.count("\n", in: text) == Self.count("\n", in: model),
        "a name breaks a line of \(language):\n\(text)")
      let control = text.unicodeScalars.first {
        $0.properties.generalCategory == .control && $0 != "\n"
      }
      try require(control == nil, "\(language) has the control character \(control?.value ?? 0)")
    }
    for sign in "<>\"&'/.".unicodeScalars {
      try require(
        Self.count(sign, in: graph.scxml) == Self.count(sign, in: plain.scxml),
        "a name brings a `\(sign)` into SCXML:\n\(graph.scxml)")
    }
    try require(
      Self.openQuotes(in: graph.dot) == Self.openQuotes(in: plain.dot),
      "a name opens a text of DOT:\n\(graph.dot)")
    for sign in "\"{}[]".unicodeScalars {
      try require(
        Self.count(sign, in: graph.mermaid) == Self.count(sign, in: plain.mermaid),
        "a name brings a `\(sign)` into Mermaid:\n\(graph.mermaid)")
    }
  }

  /// As many names as the table has, each another one; they stand between bytes that no text has.
  private static func names(in bytes: [UInt8]) -> [String] {
    let parts = bytes.split(separator: 0xFF, omittingEmptySubsequences: false)
    var names = parts.prefix(TableNames.count).map { String(decoding: $0, as: UTF8.self) }
    while names.count < TableNames.count { names.append("n\(names.count)") }
    var taken: Set<String> = []
    for index in names.indices {
      while !taken.insert(names[index]).inserted { names[index] += "\(index)" }
    }
    return names
  }

  private static func count(_ scalar: Unicode.Scalar, in text: String) -> Int {
    text.unicodeScalars.count { $0 == scalar }
  }

  /// How many quotes open or close a text, and are not part of one.
  private static func openQuotes(in text: String) -> Int {
    var count = 0
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if scalar == "\"", !isEscaped { count += 1 }
      isEscaped = scalar == "\\" && !isEscaped
    }
    return count
  }
}

/// The names that a table has for as long as a graph of it is made.
enum TableNames {
  static let count = 11
  @TaskLocal static var current: [String] = []
}

/// A table whose names are given from outside.
private enum NamedTable: MachineDefinition {
  enum State: UInt8, IndexedEnum, CustomStringConvertible {
    case first, second, third

    var description: String { TableNames.current[1 + Int(rawValue)] }
  }

  struct Event: MachineEvent {
    enum Kind: UInt8, IndexedEnum, CustomStringConvertible {
      case press, move, leave

      var description: String { TableNames.current[4 + Int(rawValue)] }
    }

    let kind: Kind
  }

  enum Guard: UInt8, EventReader, CustomStringConvertible {
    case left, right

    var reads: [Event.Kind]? { nil }
    var description: String { TableNames.current[7 + Int(rawValue)] }
  }

  enum Action: UInt8, EventReader, CustomStringConvertible {
    case count, tell

    var reads: [Event.Kind]? { nil }
    var description: String { TableNames.current[9 + Int(rawValue)] }
  }

  static var initial: State { .first }

  static func stateKind(of state: State) -> StateKind<Event.Kind> {
    switch state {
    case .first: .stable
    case .second: .awaiting([.move])
    case .third: .final
    }
  }

  static func source(of kind: Event.Kind) -> EventSource { .report }

  static var transitionGroups: [TransitionGroup<NamedTable>] {
    [
      TransitionGroup(
        "odd",
        [
          .on(.press, in: .first, if: .left, do: .count, .tell, to: .second),
          .on(.press, in: .first, if: .right, do: .tell, to: .third),
          .ignored(.press, in: .first, because: "nobody is there"),
          .on(.move, .leave, in: .first, .second, do: .count, to: .first),
          .rejected(.press, in: .second, because: "it is pressed"),
        ])
    ]
  }

  static var transitionTable: TransitionTable<State, Guard, Action> {
    TransitionTable(packing: transitionGroups)
  }

  static func holds(_ condition: Guard, in context: Int, on event: Event) -> Bool { true }

  static func carryOut(
    _ action: Action, in context: inout Int, on event: Event, into effects: inout [Int]
  ) {}
}
