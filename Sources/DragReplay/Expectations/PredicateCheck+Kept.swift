import DragScript
import DragSessions
import DragStage

// The items that collections have, wherever they are in them.
extension PredicateCheck {
  /// Checks that collections have exactly these items between them, in any order and in any section (EX-31).
  ///
  /// - Parameters:
  ///   - names: The collections; none means all.
  ///   - expected: The ids of the items; one that is there in two collections is written twice.
  /// - Throws: What is expected and found, and which items are lost, new or there too often.
  func checkKept(_ names: [Name], _ expected: [String]) throws(Mismatch) {
    let what =
      names.isEmpty ? "kept" : "kept in \(Self.enumeration(of: names.map { "`\($0)`" }))"
    var found: [String] = []
    if names.isEmpty {
      for view in stage.scene.views where stage.scene.isCollection(view) {
        found += stage.order(of: view).joined()
      }
    }
    var seen: Set<Name> = []
    for name in names where seen.insert(name).inserted {
      guard let view = stage.view(named: name.text), stage.scene.isCollection(view) else {
        throw Mismatch(
          message: what, expected: list(expected), actual: "no collection `\(name)`")
      }
      found += stage.order(of: view).joined()
    }
    let differences = Self.differences(expected, found)
    guard !differences.isEmpty else { return }
    throw Mismatch(
      message: what, expected: list(expected),
      actual: "\(list(found)): \(differences.joined(separator: ", "))")
  }

  /// What is wrong with the items that were found, in words; nothing where each is there as often as expected.
  private static func differences(_ expected: [String], _ found: [String]) -> [String] {
    // After most lines all is there, and to sort few ids takes less than to count them.
    guard expected.sorted() != found.sorted() else { return [] }
    let (wanted, there) = (counts(of: expected), counts(of: found))
    var ids: [String: [String]] = [:]
    var all: [String] = []
    func add(_ id: String, _ words: String) {
      if ids[words] == nil { all.append(words) }
      ids[words, default: []].append(id)
    }
    for id in each(found) where wanted[id] != nil && wanted[id] != there[id] {
      let count = there[id, default: 0]
      add(id, "there \(count == 1 ? "once" : count == 2 ? "twice" : "\(count) times")")
    }
    for id in each(expected) where there[id] == nil { add(id, "lost") }
    for id in each(found) where wanted[id] == nil { add(id, "new") }
    return all.map { words in
      let named = ids[words] ?? []
      return "\(enumeration(of: named)) \(named.count == 1 ? "is" : "are") \(words)"
    }
  }

  /// The ids in their order, each once.
  private static func each(_ ids: [String]) -> [String] {
    var seen: Set<String> = []
    return ids.filter { seen.insert($0).inserted }
  }

  private static func counts(of ids: [String]) -> [String: Int] {
    Dictionary(ids.map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// A list as a sentence has it: a, b and c.
  private static func enumeration(of words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}
