import DragItems
import DragScript
import DragStage

// What is kept on sessions and items, and how far their data is.
extension PredicateCheck {
  /// The session that is meant: the named pointer's, else the one that began last, also when it is
  /// over.
  var recent: SessionRecord? {
    if let pointer { return stage.session(of: pointer) }
    return stage.lastSession
  }

  /// An item of that session.
  func item(_ id: String) -> DragItem? {
    recent?.items.first { stage.name(of: $0.item) == id }
  }

  func checkProgress(_ expected: Double?) throws(Mismatch) {
    let actual = recent.flatMap { stage.progress(of: $0.id) }
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
    let bytes = stage.provider(of: item.reference)
      .teamData(for: stage.reader(at: view, of: item.origin))
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  func quoted(_ text: String?) -> String { text.map { "\"\($0)\"" } ?? "none" }

  /// A fraction in thousandths, rounded down, so that 1 is said of nothing that is not done.
  private static func text(of fraction: Double?) -> String {
    guard let fraction else { return "none" }
    // A predicate that is made in Swift may hold any number.
    guard let thousandths = Int(exactly: (fraction * 1_000).rounded(.down)), thousandths >= 0 else {
      return "\(fraction)"
    }
    let digits = String(thousandths % 1_000)
    return "\(thousandths / 1_000)." + String(repeating: "0", count: 3 - digits.utf8.count) + digits
  }
}
