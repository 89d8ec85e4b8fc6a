import DragGestures

/// The set-up above a line of a script, so that an imported recording can be included unchanged:
/// set-up lines that agree with the script need not be removed from the recording.
struct KnownSetup {
  /// The set-up of one level, by keys and names.
  private struct Level {
    var settings: [String: SetupLine] = [:]
    var pointers: [String: (kind: PointerKind, location: SourceLocation)] = [:]
    var requirements: Set<String> = []
  }

  /// The reason why a line of an included file is rejected.
  struct Difference {
    var message: String
    var hint: String
  }

  private var shared = Level()
  /// The set-up of the current test.
  private var own = Level()
  private var isInTest = false

  /// Discards the set-up of the previous test.
  mutating func beginTest() {
    own = Level()
    isInTest = true
  }

  /// Records a set-up line and everything that it includes.
  mutating func note(_ line: SetupLine) {
    if isInTest {
      Self.note(line, in: &own)
    } else {
      Self.note(line, in: &shared)
    }
  }

  private static func note(_ line: SetupLine, in level: inout Level) {
    switch line.statement {
    case .set(let setting): level.settings[setting.key] = line
    case .scene(.pointer(let name, let kind)): level.pointers[name.text] = (kind, line.location)
    case .require(let names): level.requirements.formUnion(names.map { $0.text })
    case .include(_, let lines): for line in lines { note(line, in: &level) }
    case .meta, .hosted, .tag, .skip, .xfail, .scene, .policy, .reaction, .property, .may: break
    }
  }

  /// The last shared line that sets the viewport.
  var viewport: SetupLine? { shared.settings[SettingRow.viewport.key] }

  /// The conflict of an included set-up line with the set-up above: it differs, or the set-up above
  /// has no such line.
  func difference(to line: SetupLine) -> Difference? {
    switch line.statement {
    case .set(let setting): difference(to: setting, line)
    case .scene(.pointer(let name, let kind)): difference(to: name, kind)
    case .require(let names):
      names.first { !isRequired($0.text) }.map { name in
        Difference(
          message: "the script that includes this file does not require `\(name.text)`",
          hint: "write `require \(name.text)` there")
      }
    case .meta, .hosted, .include, .tag, .skip, .xfail, .scene, .policy, .reaction, .property,
      .may:
      Difference(
        message:
          "a file included inside a test may contain only timed lines, `set`, `require` and `pointer`",
        hint: "move the line into the script that includes it")
    }
  }

  private func difference(to setting: Setting, _ line: SetupLine) -> Difference? {
    let key = setting.key
    guard let known = own.settings[key] ?? shared.settings[key] else {
      // A setting without a line has its default value.
      guard Settings().applying([line]) != Settings() else { return nil }
      return Difference(
        message:
          "`\(key)` is \(setting.value) here, and not set in the script that includes this file",
        hint: "write `set \(key) \(setting.value)` there, above the line that includes it")
    }
    guard case .set(let other) = known.statement, other != setting else { return nil }
    return Difference(
      message: "`\(key)` is \(setting.value) here, and \(other.value) at \(known.location)",
      hint: "remove one of the two lines, or make them equal")
  }

  private func difference(to name: Name, _ kind: PointerKind) -> Difference? {
    let line = "pointer \(name.text) \(kind.rawValue)"
    guard let known = own.pointers[name.text] ?? shared.pointers[name.text] else {
      return Difference(
        message: "the script that includes this file has no pointer `\(name.text)`",
        hint: "write `\(line)` there, above the line that includes it")
    }
    guard known.kind != kind else { return nil }
    return Difference(
      message:
        "`\(name.text)` is a \(kind.rawValue) here, and a \(known.kind.rawValue) at \(known.location)",
      hint: "remove one of the two lines, or make them equal")
  }

  private func isRequired(_ word: String) -> Bool {
    own.requirements.contains(word) || shared.requirements.contains(word)
  }
}
