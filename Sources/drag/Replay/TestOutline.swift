import DragReplay
import DragScript

/// What is known of a test without its script: what it is chosen by.
struct TestOutline: Hashable, Sendable {
  let id: TestID
  /// Its own tags, and those of its file.
  let tags: Set<String>

  /// The tests of a script, in its order.
  static func all(of script: Script) -> [TestOutline] {
    // Most tests have the tags of their file alone, which are one set in memory.
    let common = Set(script.tags)
    return script.tests.map { test in
      TestOutline(
        id: TestID(test, of: script),
        tags: test.tags.isEmpty ? common : common.union(test.tags))
    }
  }
}
