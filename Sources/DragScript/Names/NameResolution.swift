import DragGeometry
import DragSessions

/// Looks up every name of a script, in the run that parses it.
struct NameResolution {
  var scope: NameScope
  let poison: SuppressedNames
  var log: DiagnosticLog

  /// Tells of names that do not exist, exist twice or name something else.
  static func check(_ script: Script, poison: SuppressedNames, log: inout DiagnosticLog) {
    var shared = NameResolution(scope: NameScope(), poison: poison, log: log)
    shared.checkSetup(script.setup)
    for test in script.tests {
      // Each test starts from the shared set-up afresh.
      var own = NameResolution(scope: shared.scope, poison: poison, log: shared.log)
      own.checkSetup(test.setup)
      for line in test.lines { own.check(line) }
      shared.log = own.log
    }
    log = shared.log
  }

  mutating func tell(
    _ code: DiagnosticCode, at place: SourceLocation, length: Int, _ message: String,
    hint: @autoclosure () -> String? = nil
  ) {
    // Looking for what was meant goes through all names, so it is not done for faults left out.
    let hint = log.isCrowded(place.file) ? nil : hint()
    let fault = ParseFault(
      code, column: place.column, length: length, message, hint: hint)
    log.add(.error, fault, file: place.file, line: place.line)
  }

  mutating func tell(
    _ code: DiagnosticCode, _ name: Name, _ message: String,
    hint: @autoclosure () -> String? = nil
  ) {
    tell(
      code, at: name.location, length: name.text.unicodeScalars.count, message, hint: hint())
  }

  /// Looks up a view, a collection or a pointer; tells where it does not exist or is another thing.
  @discardableResult
  mutating func find(
    _ name: Name, as wanted: Set<NameScope.Kind>, _ what: String, where place: String = ""
  ) -> NameScope.Kind? {
    guard let kind = scope.kinds[name.text] else {
      guard !poison.covers(name.text) else { return nil }
      let scope = scope
      tell(
        .unknownName, name, "there is no \(what) `\(name.text)`\(place)",
        hint: (wanted.contains(.collection) ? scope.reference(to: name.text) : nil)
          ?? Spelling.hint(for: name.text, among: scope.names(of: wanted)))
      return nil
    }
    guard wanted.contains(kind) else {
      if !poison.covers(name.text) {
        tell(.wrongKind, name, "`\(name.text)` is no \(what)")
      }
      return nil
    }
    return kind
  }

  /// Looks up the view in which something is put, which stands above it in the script.
  mutating func findAbove(_ name: Name) {
    find(name, as: [.view, .collection], "view or collection", where: " above this line")
  }

  mutating func findStore(_ name: Name) {
    guard !scope.stores.contains(name.text), !poison.covers(name.text) else { return }
    let scope = scope
    tell(
      .unknownName, name, "there is no store `\(name.text)`",
      hint: Spelling.hint(for: name.text, among: scope.stores.sorted()))
  }

  /// Looks up a store, or a collection that keeps its order in one.
  mutating func findStored(_ name: Name) {
    guard !scope.stored.contains(name.text) else { return }
    findStore(name)
  }

  mutating func findApp(_ name: Name) {
    guard !scope.apps.contains(name.text), !poison.isTotal, poison.names.isEmpty else { return }
    let scope = scope
    tell(
      .unknownName, name, "there is no application `\(name.text)`",
      hint: Spelling.hint(for: name.text, among: scope.apps.sorted())
        ?? "an application exists when a view has the option `app \(name.text)`")
  }

  mutating func findClass(_ name: Name) {
    guard !scope.classes.contains(name.text), !poison.isTotal, poison.names.isEmpty else { return }
    let scope = scope
    tell(
      .unknownName, name, "there is no class `\(name.text)`",
      hint: Spelling.hint(for: name.text, among: scope.classes.sorted())
        ?? "a class is declared by `class \(name.text) reads TYPE`")
  }

  /// Looks up the name of a pattern, of which there must be lines with its word.
  mutating func find(_ pattern: CallPattern) {
    guard let text = pattern.name else { return }
    let name = Name(text, at: pattern.location)
    let subjects = Self.subjects(of: pattern.word)
    if text == "stage" || scope.stores.contains(text), scope.kinds[text] == nil {
      let subject = text == "stage" ? TraceWord.Subject.stage : .store
      guard !subjects.contains(subject) else { return }
      return tell(.wrongKind, name, "`\(text)` has no line `\(pattern.word ?? "*")`")
    }
    var kinds: Set<NameScope.Kind> = []
    if subjects.contains(.view) { kinds.formUnion(NameScope.Kind.told) }
    if subjects.contains(.pointer) || subjects.contains(.seat) { kinds.insert(.pointer) }
    let words = subjects.map(\.words)
    let what = LineReader.list(words).replacing("`", with: "")
    guard let kind = find(name, as: kinds, what), kind == .pointer, pattern.word != nil else {
      return
    }
    let subject: TraceWord.Subject = scope.seats.contains(text) ? .seat : .pointer
    guard !subjects.contains(subject) else { return }
    tell(.wrongKind, name, "`\(text)` has no line `\(pattern.word ?? "*")`")
  }

  /// What lines with a word are about; without a word, everything.
  private static func subjects(of word: String?) -> [TraceWord.Subject] {
    guard let word else { return TraceWord.Subject.allCases }
    let isCallback = Callback(rawValue: word) != nil
    return TraceWord.Subject.allCases.filter { subject in
      subject == .view && isCallback
        || TraceWord(rawValue: word)?.subjects.contains(subject) == true
    }
  }
}

extension TraceWord.Subject {
  /// The subject in a message.
  fileprivate var words: String {
    switch self {
    case .pointer: "pointer"
    case .seat: "seat"
    case .view: "view, collection or interaction"
    case .store: "store"
    case .stage: "stage"
    }
  }
}
