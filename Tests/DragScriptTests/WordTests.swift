import DragGeometry
import Machines
import TestSupport
import Testing

@testable import DragScript

/// What holds for every word: its row states a form that is read, and printed as it was read.
@Suite struct WordTests {
  /// Words, or options, whose forms are tried.
  struct Family: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// What of the lines is not read, or not printed as it was read.
    let differences: @Sendable () -> [String]

    init(_ name: String, _ differences: @escaping @Sendable () -> [String]) {
      (testDescription, self.differences) = (name, differences)
    }

    /// The words of a family, with what a word has in the place of the common values, such as a fraction.
    static func words<Meaning: WordFamily & Equatable>(
      _ family: Meaning.Type, _ own: [String: [String: [String]]] = [:]
    ) -> Family {
      Family("\(family)") {
        var filler = FormFiller(seed: 7)
        let differences = Meaning.words.flatMap { word in
          (0..<40).flatMap { _ -> [String] in
            let line = filler.line(of: word, own[word.key] ?? [:])
            return WordTests.differences(of: line, word.key) { (line) throws(SyntaxError) in
              let meaning: Meaning = try line.phrase("a word")
              return (meaning, meaning.text)
            }
          }
        }
        return differences + filler.unknown.map { "no value for \($0)" }
      }
    }

    /// The options of what holds them.
    static func options<Owner: Sendable & Equatable>(
      _ rows: [OptionRow<Owner>], of owner: Owner, _ own: [String: [String: [String]]] = [:]
    ) -> Family {
      Family("\(Owner.self)") {
        var filler = FormFiller(seed: 7)
        let options = Part.options(rows, of: owner)
        let differences = rows.flatMap { row in
          (0..<10).flatMap { _ -> [String] in
            let line = filler.line(of: row.form, own[row.key] ?? [:])
            return WordTests.differences(of: line, row.key) { (line) throws(SyntaxError) in
              let value = try options.read(&line)
              return (value, options.text(value))
            }
          }
        }
        return differences + filler.unknown.map { "no value for \($0)" }
      }
    }
  }

  private static let items = ["REF": ["list#tea", "list[2]"]]
  /// A drag has one origin.
  private static let entry = [
    "D": ["gdk", "wayland", "ole", "appkit"], "own": [""], "foreign": ["own", "foreign"],
  ]

  private static func differences<Meaning: Equatable>(
    of text: String, _ key: String,
    _ read: (inout LineReader) throws(SyntaxError) -> (Meaning, String)
  ) -> [String] {
    func whole(_ text: String) throws(SyntaxError) -> (Meaning, String) {
      let tokens = try LineLexer.read(Array(text.unicodeScalars)).tokens
      var line = LineReader(tokens: tokens, file: "", line: 1)
      let result = try read(&line)
      try line.finish()
      return result
    }
    do throws(SyntaxError) {
      let (meaning, printed) = try whole(text)
      guard printed.isEmpty || printed.split(separator: " ")[0] == key else {
        return ["\(text): printed as \(printed)"]
      }
      guard !printed.isEmpty else { return [] }
      return try whole(printed) == (meaning, printed) ? [] : ["\(text): printed as \(printed)"]
    } catch {
      return ["\(text): \(error.message)"]
    }
  }

  @Test(arguments: [
    Family.words(
      Predicate.self,
      [
        "progress": ["N": ["0.25", "none"]],
        "active-drag": ["true": ["true", "false"]],
      ]),
    .words(Condition.self),
    .words(
      Action.self,
      [
        "resize": items, "drop": items, "host": ["D": entry["D"] ?? [], "foreign": [""]],
        // The class of an object says its types.
        "load": ["FORM": ["data", "file", "in-place"]],
      ]),
    .words(DropLocation.self, ["as": items]),
    .words(LoadForm.self),
    .words(HostStep.self, ["enter": entry]),
    .words(Batch.Change.self),
    .words(PolicyAnswer.self),
    .words(SceneStatement.self, ["style": ["WORD": ["compact", "regular"]]]),
    .options(
      DeclaredOptions.rows, of: DeclaredOptions(),
      [
        "default-proposal": ["WORD": ["cancel", "copy", "move", "repeat"]],
        "reorders": ["WORD": ["silent", "notify", "revert"]], "periodic": ["D": ["1us", "5ms"]],
      ]),
    .options(
      ProviderDeclaration.options, of: ProviderDeclaration.empty,
      ["visibility": ["WORD": ["all", "team", "group", "own"]]]),
    .options(TypeStatement.options, of: TypeStatement(type: "")),
    .options(ClassStatement.options, of: ClassStatement(name: Name("", at: .unwritten))),
    .options(Glide.options, of: Glide.standing),
    .options(HostEntry.options, of: HostEntry(), ["dialect": entry]),
  ])
  func `the form of each word is read, and printed as it was read`(family: Family) {
    #expect(family.differences() == [])
  }
}

extension ProviderDeclaration {
  /// A representation without options.
  fileprivate static var empty: ProviderDeclaration {
    ProviderDeclaration(item: Ref("list", .whole, at: .unwritten), origin: .contents(""), text: "")
  }
}

extension Glide {
  /// A glide without options.
  fileprivate static var standing: Glide { Glide(to: Target(.point(.zero)), over: .zero) }
}
