import DragItems
import DragScript
import DragStage

// Contexts and local objects of sessions and items, and the progress of loads.
extension PredicateCheck {
  /// The session of the expectation: the named pointer's, else the latest one, even if it has ended.
  var recent: SessionRecord? {
    if let pointer { return stage.pointers.session(of: pointer) }
    return stage.sessions.last
  }

  /// An item of that session.
  func item(_ id: String) -> DragItem? {
    recent?.items.first { stage.name(of: $0.item) == id }
  }

  func checkProgress(_ expected: Double?) throws(Mismatch) {
    let actual = recent.flatMap { stage.loads.progress(of: $0.id) }
    try compare("progress", Self.text(of: expected), Self.text(of: actual))
  }

  func checkSeen(
    _ what: String, _ name: Name, _ expected: String?, _ seen: (ViewID) -> String?
  ) throws(Mismatch) {
    let actual = stage.view(named: name.text).flatMap(seen)
    try compare("\(what), seen from \(name.text)", quoted(expected), quoted(actual))
  }

  func teamData(of id: String, seenFrom view: ViewID) -> String? {
    guard let item = item(id) else { return nil }
    let bytes = stage.items.provider(of: item.reference)
      .teamData(for: stage.items.reader(at: view, of: item.origin))
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  func quoted(_ text: String?) -> String { text.map { "\"\($0)\"" } ?? "none" }

  /// A fraction in thousandths, rounded down, so that 1 means complete.
  private static func text(of fraction: Double?) -> String {
    guard let fraction else { return "none" }
    // A predicate made in Swift may hold any number.
    guard let thousandths = Int(exactly: (fraction * 1_000).rounded(.down)), thousandths >= 0 else {
      return "\(fraction)"
    }
    let digits = String(thousandths % 1_000)
    return "\(thousandths / 1_000)." + String(repeating: "0", count: 3 - digits.utf8.count) + digits
  }
}
