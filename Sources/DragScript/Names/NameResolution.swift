import DragGeometry
import DragSessions

/// Resolves the names of a script, as the last step of parsing it.
struct NameResolution {
  var scope: NameScope
  var suppressed: SuppressedNames
  var log: DiagnosticLog

  mutating func report(
    _ code: DiagnosticCode, at location: SourceLocation, length: Int, _ message: String,
    hint: @autoclosure () -> String? = nil
  ) {
    // The search for a suggestion visits all names, so it is skipped for errors that are omitted.
    let hint = log.isCrowded(location.file) ? nil : hint()
    let fault = SyntaxError(
      code, column: location.column, length: length, message, hint: hint)
    log.add(.error, fault, file: location.file, line: location.line)
  }

  mutating func report(
    _ code: DiagnosticCode, _ name: Name, _ message: String,
    hint: @autoclosure () -> String? = nil
  ) {
    report(
      code, at: name.location, length: name.text.unicodeScalars.count, message, hint: hint())
  }

  /// Resolves a view, a collection or a pointer; reports an undeclared name or one of another kind.
  @discardableResult
  mutating func find(
    _ name: Name, as wanted: Set<NameScope.Kind>, _ what: String, where context: String = ""
  ) -> NameScope.Kind? {
    guard let kind = scope.kinds[name.text] else {
      guard !suppressed.covers(name.text) else { return nil }
      let scope = scope
      report(
        .unknownName, name, "unknown \(what) `\(name.text)`\(context)",
        hint: (wanted.contains(.collection) ? scope.reference(to: name.text) : nil)
          ?? Spelling.hint(for: name.text, among: scope.names(of: wanted)))
      return nil
    }
    guard wanted.contains(kind) else {
      if !suppressed.covers(name.text) {
        report(.wrongKind, name, "expected a \(what), found `\(name.text)` of another kind")
      }
      return nil
    }
    return kind
  }

  /// Resolves a containing view, which must be declared above.
  mutating func findAbove(_ name: Name) {
    find(name, as: [.view, .collection], "view or collection", where: " above this line")
  }

  mutating func findStore(_ name: Name) {
    guard !scope.stores.contains(name.text), !suppressed.covers(name.text) else { return }
    let scope = scope
    report(
      .unknownName, name, "unknown store `\(name.text)`",
      hint: Spelling.hint(for: name.text, among: scope.stores.sorted()))
  }

  /// Resolves a store, or a collection that keeps its order in one.
  mutating func findStored(_ name: Name) {
    guard !scope.stored.contains(name.text) else { return }
    findStore(name)
  }

  mutating func findApp(_ name: Name) {
    guard !scope.apps.contains(name.text), !suppressed.isTotal, suppressed.names.isEmpty else {
      return
    }
    let scope = scope
    report(
      .unknownName, name, "unknown application `\(name.text)`",
      hint: Spelling.hint(for: name.text, among: scope.apps.sorted())
        ?? "declare an application with the option `app \(name.text)` of a view")
  }

  mutating func findClass(_ name: Name) {
    guard !scope.classes.contains(name.text), !suppressed.isTotal, suppressed.names.isEmpty else {
      return
    }
    let scope = scope
    report(
      .unknownName, name, "unknown class `\(name.text)`",
      hint: Spelling.hint(for: name.text, among: scope.classes.sorted())
        ?? "declare a class with `class \(name.text) reads TYPE`")
  }

  /// Resolves the name in a call pattern; the trace must have lines about it with the pattern's word.
  mutating func find(_ pattern: CallPattern) {
    guard let text = pattern.name else { return }
    let name = Name(text, at: pattern.location)
    let subjects = Self.subjects(of: pattern.word)
    if text == "stage" || scope.stores.contains(text), scope.kinds[text] == nil {
      let subject = text == "stage" ? TraceWord.Subject.stage : .store
      guard !subjects.contains(subject) else { return }
      return report(.wrongKind, name, "`\(text)` has no line `\(pattern.word ?? "*")`")
    }
    var kinds: Set<NameScope.Kind> = []
    if subjects.contains(.view) { kinds.formUnion(NameScope.Kind.receivers) }
    if subjects.contains(.pointer) || subjects.contains(.seat) { kinds.insert(.pointer) }
    let words = subjects.map { $0.words }
    let what = LineReader.enumeration(words)
    guard let kind = find(name, as: kinds, what), kind == .pointer, pattern.word != nil else {
      return
    }
    let subject: TraceWord.Subject = scope.seats.contains(text) ? .seat : .pointer
    guard !subjects.contains(subject) else { return }
    report(.wrongKind, name, "`\(text)` has no line `\(pattern.word ?? "*")`")
  }

  /// The subjects of trace lines with a word; all subjects without a word.
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
  /// The subject as a message writes it.
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
