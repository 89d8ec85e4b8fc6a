import DragGeometry

extension LineReader {
  /// Parses the rest of a `batch` action.
  mutating func batch() throws(SyntaxError) -> Batch {
    var batch = Batch(collection: try name("a collection"))
    repeat {
      let token = try word("a change")
      guard let keyword = BatchKeyword(rawValue: token.text) else {
        let words = BatchKeyword.allCases.map(\.rawValue)
        throw SyntaxError(
          .unknownWord, at: token, "unknown change `\(token.text)`",
          hint: Spelling.hint(for: token.text, among: words) ?? "one of \(Self.list(words))")
      }
      switch keyword {
      case .uikit, .counts:
        guard keyword == .uikit ? !batch.isCompatible : batch.counts == nil else {
          throw SyntaxError(.givenTwice, at: token, "`\(token.text)` is given twice")
        }
        if keyword == .uikit {
          batch.isCompatible = true
        } else {
          batch.counts = try counts()
        }
      case .delete, .insert, .move, .reload, .deleteSection, .insertSection, .moveSection,
        .reloadSection:
        batch.changes.append(try change(keyword))
      }
    } while peek != nil
    return batch
  }

  private mutating func change(_ keyword: BatchKeyword) throws(SyntaxError) -> Batch.Change {
    switch keyword {
    case .delete: return .deleteItem(try batchSlot())
    case .insert: return .insertItem(try batchSlot(), id: try itemID())
    case .reload: return .reloadItem(try batchSlot())
    case .deleteSection: return .deleteSection(try sectionIndex())
    case .insertSection:
      return .insertSection(try sectionIndex(), ids: take("with") ? try sectionItems() : [])
    case .reloadSection: return .reloadSection(try sectionIndex())
    case .moveSection:
      let from = try sectionIndex()
      try expect("to")
      return .moveSection(from: from, to: try sectionIndex())
    case .move, .counts, .uikit:
      let from = try batchSlot()
      try expect("to")
      return .moveItem(from: from, to: try batchSlot())
    }
  }

  /// Parses one or more ids; after the first one the keyword of a change ends the list.
  private mutating func sectionItems() throws(SyntaxError) -> [Name] {
    var ids = [try itemID()]
    while let token = peek, BatchKeyword(rawValue: token.text) == nil { ids.append(try itemID()) }
    return ids
  }

  private mutating func sectionIndex() throws(SyntaxError) -> Int {
    try int("a section", in: 0...1_000_000_000)
  }

  /// Parses the numbers that follow; there may be none if no section is left.
  private mutating func counts() throws(SyntaxError) -> [Int] {
    var counts: [Int] = []
    while let token = peek, !token.isString, token.text.unicodeScalars.allSatisfy(\.isDigit) {
      counts.append(try int("a number of items", in: 0...1_000_000_000))
    }
    return counts
  }

  /// Parses the index of an item: `2`, or `1/2` in a section other than the first.
  private mutating func batchSlot() throws(SyntaxError) -> Slot {
    let token = try word("a place")
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
  }
}
