import DragGestures

/// What the set-up above a line of a script says, so that an imported recording can be included as it
/// is: what it says in the same way needs not be taken out of it.
struct KnownSetup {
  /// What one level of the set-up says, by keys and names.
  private struct Level {
    var settings: [String: SetupLine] = [:]
    var pointers: [String: (kind: PointerKind, place: SourceLocation)] = [:]
    var requirements: Set<String> = []
  }

  /// Why a line of an included file cannot be taken there.
  struct Difference {
    var message: String
    var hint: String
  }

  private var shared = Level()
  /// What the present test says.
  private var own = Level()
  private var isInTest = false

  /// Forgets what the test before has said.
  mutating func beginTest() {
    own = Level()
    isInTest = true
  }

  /// Takes in a line of the set-up, with all that it includes.
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
    case .require(let names): level.requirements.formUnion(names.map(\.text))
    case .include(_, let lines): for line in lines { note(line, in: &level) }
    case .meta, .tag, .skip, .xfail, .scene, .policy, .reaction: break
    }
  }

  /// The last line that all tests share and that sets the viewport.
  var viewport: SetupLine? { shared.settings[SettingKey.viewport.rawValue] }

  /// What keeps a set-up line of an included file from being taken: it says something else than the
  /// set-up above, or what that does not say.
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
    case .meta, .include, .tag, .skip, .xfail, .scene, .policy, .reaction:
      Difference(
        message:
          "a file included inside a test holds timed lines, and `set`, `require` and `pointer`",
        hint: "move the line into the script that includes it")
    }
  }

  private func difference(to setting: Setting, _ line: SetupLine) -> Difference? {
    let key = setting.key
    guard let known = own.settings[key] ?? shared.settings[key] else {
      // A setting without a line has its default.
      guard Settings().applying([line]) != Settings() else { return nil }
      return Difference(
        message:
          "`\(key)` is \(setting.value) here, and not set in the script that includes this file",
        hint: "write `set \(key) \(setting.value)` there, above the line that includes it")
    }
    guard case .set(let other) = known.statement, other != setting else { return nil }
    return Difference(
      message: "`\(key)` is \(setting.value) here, and \(other.value) at \(known.location)",
      hint: "one of the two lines has to go, or both have to say the same")
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
        "`\(name.text)` is a \(kind.rawValue) here, and a \(known.kind.rawValue) at \(known.place)",
      hint: "one of the two lines has to go, or both have to say the same")
  }

  private func isRequired(_ word: String) -> Bool {
    own.requirements.contains(word) || shared.requirements.contains(word)
  }
}
