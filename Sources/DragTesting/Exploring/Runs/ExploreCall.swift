import Synchronization

#if canImport(Testing)
  import Testing
#endif

/// A call of `explore` in a test, as another process of the same tests comes to it (EX-42).
struct ExploreCall: Hashable, Sendable {
  /// The line of the call, and how many calls of the same line the test has made before it.
  let words: String
  /// A pattern for the option `--filter`, which the running test alone matches.
  let filter: String

  /// Counts the calls of each line, test by test.
  private static let counts = Mutex<[String: Int]>([:])

  /// The call that is made now; nil where the running test cannot be made alone in another process: outside of Swift Testing,
  /// or with arguments, since a filter matches all of them.
  static func current(at caller: Caller) -> ExploreCall? {
    #if canImport(Testing)
      guard let test = Test.current, !test.isParameterized else { return nil }
      let id = test.id
      let place = test.sourceLocation
      let name =
        "\(id.moduleName).\(id.nameComponents.joined(separator: "/"))/\(place.fileName):\(place.line):"
        + "\(place.column)"
      // A test that is repeated begins to count again.
      let task = unsafe withUnsafeCurrentTask { task in unsafe task?.hashValue ?? 0 }
      let count = count(of: "\(task) \(name) \(caller.words)")
      return ExploreCall(words: "\(caller.words) \(count)", filter: "^\(escaped(name))$")
    #else
      return nil
    #endif
  }

  /// The number of calls of a line so far, without this one.
  private static func count(of line: String) -> Int {
    counts.withLock { counts in
      defer { counts[line, default: 0] += 1 }
      return counts[line, default: 0]
    }
  }

  /// A text as a regular expression that matches it alone.
  static func escaped(_ text: String) -> String {
    text.map { #"\^$.|?*+()[]{}"#.contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }
}

extension Caller {
  /// The line of the call in one word.
  fileprivate var words: String { "\(fileID):\(line):\(column)" }
}
