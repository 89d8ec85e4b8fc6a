package import GestureImport

/// What is thrown at a part of the package, and what must hold then whatever it is.
///
/// Every target takes any bytes: it traps on none, it ends on all, and it throws where a law of the
/// part does not hold.
package enum FuzzTarget: Hashable, Sendable, CaseIterable {
  /// A script is read, and printed, and read again.
  case script
  /// A script is brought into its form.
  case format
  /// A script is read, and its tests are run.
  case replay
  /// Bytes become events of a host and answers of applications, on a stage with a little of all.
  case events
  /// The names of a machine's table are drawn and written.
  case graphs
  /// Bytes are a store's file, or are changes of a sound one; nothing where SQLite is left out.
  case store
  /// A recording is looked at, and imported as what it looks like.
  case detected
  /// A recording is imported in one format.
  case recording(RecordingFormat)

  /// All targets, those of the importers last.
  package static var allCases: [FuzzTarget] {
    [.script, .format, .replay, .events, .graphs, .store, .detected]
      + RecordingFormat.allCases.map { .recording($0) }
  }

  /// The target of a name.
  package init?(named name: String) {
    guard let target = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = target
  }

  /// The name, which is also that of its folder in the corpus.
  package var name: String {
    switch self {
    case .script: "script"
    case .format: "format"
    case .replay: "replay"
    case .events: "events"
    case .graphs: "graphs"
    case .store: "store"
    case .detected: "detected"
    case .recording(let format): format.rawValue
    }
  }

  /// Takes one input.
  ///
  /// - Throws: The law that does not hold.
  package func take(_ bytes: [UInt8]) throws(BrokenLaw) {
    switch self {
    case .script: try ScriptLaws.check(bytes)
    case .format: try ScriptLaws.checkFormat(of: bytes)
    case .replay: try ReplayLaws.check(bytes)
    case .events:
      var walk = try StageWalk(bytes)
      try walk.run()
    case .graphs: try GraphLaws.check(bytes)
    case .store: try StoreLaws.check(bytes)
    case .detected:
      if let format = RecordingFormat.detected(in: bytes) {
        try ImportLaws.check(bytes, as: format)
      }
    case .recording(let format): try ImportLaws.check(bytes, as: format)
    }
  }
}

/// Something that must hold and does not.
package struct BrokenLaw: Error, CustomStringConvertible {
  /// What it is.
  package let description: String

  init(_ description: String) { self.description = description }
}

/// Makes sure that a law holds.
func require(_ holds: Bool, _ law: @autoclosure () -> String) throws(BrokenLaw) {
  guard holds else { throw BrokenLaw(law()) }
}
