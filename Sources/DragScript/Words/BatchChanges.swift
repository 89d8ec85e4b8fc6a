import DragGeometry

// The changes of `batch`.
private enum Rows {
  typealias Row<Values: Sendable> = WordRow<Batch.Change, Values>

  private static let sectionIndex: Part<Int> = .count("a section", in: 0...1_000_000_000)

  static let delete = Row("delete", place, Batch.Change.deleteItem)
  static let insert = Row("insert", place, .newID, { .insertItem($0, id: $1) })
  static let move = Row(
    "move", place, .then("to", place), { .moveItem(from: $0, to: $1) })
  static let reload = Row("reload", place, Batch.Change.reloadItem)
  static let deleteSection = Row("delete-section", sectionIndex, Batch.Change.deleteSection)
  static let insertSection = Row(
    "insert-section", sectionIndex, .after("with", changedIDs, else: []),
    { .insertSection($0, ids: $1) })
  static let moveSection = Row(
    "move-section", sectionIndex, .then("to", sectionIndex), { .moveSection(from: $0, to: $1) })
  static let reloadSection = Row("reload-section", sectionIndex, Batch.Change.reloadSection)

  // MARK: Parts

  /// One or more ids; after the first one the word of a change ends the list.
  private static let changedIDs = Part<[Name]>("ID…") {
    (line: inout LineReader) throws(SyntaxError) in
    var ids = [try line.itemID()]
    while let token = line.peek, !Batch.allKeys.contains(token.text) {
      ids.append(try line.itemID())
    }
    return ids
  } text: {
    $0.map { $0.text }.joined(separator: " ")
  }

  /// The index of an item: `2`, or `1/2` in a section other than the first.
  private static let place = Part<Slot>("INDEX") { (line: inout LineReader) throws(SyntaxError) in
    let token = try line.word("a place")
    var reader = WordReader(token)
    var numbers = [reader.digits()]
    if reader.take("/") { numbers.append(reader.digits()) }
    let indices = numbers.compactMap { Int($0) }
    guard reader.isAtEnd, indices.count == numbers.count, let item = indices.last,
      indices.allSatisfy({ $0 <= 1_000_000_000 })
    else {
      throw SyntaxError(
        .badNumber, at: token, "expected an index, found `\(token.text)`",
        hint: "the index of an item, such as 2, or 1/2 in the second section")
    }
    return Slot(section: indices.count == 2 ? indices[0] : 0, item: item)
  } text: {
    $0.section == 0 ? "\($0.item)" : "\($0.section)/\($0.item)"
  }
}

extension Batch.Change: WordFamily {
  package static let words = [
    Rows.delete.word, Rows.insert.word, Rows.move.word, Rows.reload.word,
    Rows.deleteSection.word, Rows.insertSection.word, Rows.moveSection.word,
    Rows.reloadSection.word,
  ]

  package var phrase: Phrase {
    switch self {
    case .deleteItem(let slot): Rows.delete(slot)
    case .insertItem(let slot, let id): Rows.insert(slot, id)
    case .moveItem(let from, let to): Rows.move(from, to)
    case .reloadItem(let slot): Rows.reload(slot)
    case .deleteSection(let index): Rows.deleteSection(index)
    case .insertSection(let index, let ids): Rows.insertSection(index, ids)
    case .moveSection(let from, let to): Rows.moveSection(from, to)
    case .reloadSection(let index): Rows.reloadSection(index)
    }
  }
}

extension Batch {
  /// The batch in script form, after its first word.
  var text: String {
    var words = [collection.text]
    if isCompatible { words.append("uikit") }
    words += changes.map { $0.text }
    if let counts { words.append("counts" + counts.map(String.init).trailing) }
    return words.joined(separator: " ")
  }

  /// The words of a batch: its changes, and what is true of it as a whole.
  fileprivate static let allKeys = Change.keys + ["counts", "uikit"]
}

extension LineReader {
  /// Parses the rest of a `batch` action.
  mutating func batch() throws(SyntaxError) -> Batch {
    var batch = Batch(collection: try name("a collection"))
    repeat {
      let token = try word("a change")
      switch token.text {
      case "uikit", "counts":
        guard token.text == "uikit" ? !batch.isCompatible : batch.counts == nil else {
          throw SyntaxError(.givenTwice, at: token, "`\(token.text)` is given twice")
        }
        if token.text == "uikit" {
          batch.isCompatible = true
        } else {
          batch.counts = try counts()
        }
      default:
        guard let change = Batch.Change.word(token.text, before: self) else {
          throw SyntaxError(
            .unknownWord, at: token, "unknown change `\(token.text)`",
            hint: Spelling.hint(for: token.text, among: Batch.allKeys)
              ?? "one of \(Self.list(Batch.allKeys))")
        }
        batch.changes.append(try change.read(&self))
      }
    } while peek != nil
    return batch
  }

  /// Parses the numbers that follow; there may be none if no section is left.
  private mutating func counts() throws(SyntaxError) -> [Int] {
    var counts: [Int] = []
    while let token = peek, !token.isString, token.text.unicodeScalars.allSatisfy({ $0.isDigit }) {
      counts.append(try int("a number of items", in: 0...1_000_000_000))
    }
    return counts
  }
}
