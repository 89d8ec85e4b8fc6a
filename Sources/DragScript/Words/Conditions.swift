import Machines

// The conditions of answers: words are compared for equality alone, numbers and times by their size as well.
private enum Rows {
  typealias Row<Value: Sendable> = WordRow<Condition, (Comparison, Value)>

  static let item = Row("item", .equality, .itemID, Condition.item, "the item asked about")
  static let over = Row(
    "over", .equality, overItem, Condition.over,
    "the item that the destination resolved to, `end` after the last one, `none` without a drop position"
  )
  static let count = Row(
    "count", .comparison, .count("a number"), Condition.count, "the number of items in the session")
  static let nth = Row(
    "nth", .comparison, .count("a number"), Condition.nth,
    "how often this callback was asked in this session, from 1; a view is asked `canHandle` once, and again only when items have joined the drag"
  )
  static let time = Row("t", .comparison, .duration, Condition.time, "the time in the test")
  static let pointer = Row(
    "pointer", .equality, .pointer, Condition.pointer, "the pointer's name")
  static let local = Row(
    "local", .equality, .truth, Condition.local,
    "whether source and destination are one application")
  static let carried = Row(
    "carried", .equality, .truth, Condition.carried,
    "whether the session carries the item asked about already")
  static let activeDrag = Row(
    "active-drag", .equality, .truth, Condition.activeDrag,
    "whether a drag with items of the receiving view is in progress, in any session")
  static let type = Row(
    "type", .equality, .type, Condition.type,
    "a type to which a visible representation of some item conforms")
  static let allTypes = Row(
    "all-types", .equality, .type, Condition.allTypes,
    "a type to which a visible representation of every item conforms")
  static let canLoad = Row(
    "can-load", .equality, .objectClass, Condition.canLoad,
    "a class of which an object could be made from some item")
  static let allCanLoad = Row(
    "all-can-load", .equality, .objectClass, Condition.allCanLoad,
    "a class of which an object could be made from every item")

  // MARK: Parts

  /// An item, `end` or `none`.
  private static let overItem = Part<Condition.Over>("ID") {
    (line: inout LineReader) throws(SyntaxError) in
    let id = try line.itemID().text
    return switch id {
    case "end": .end
    case "none": .none
    default: .item(id)
    }
  } text: { over in
    switch over {
    case .item(let id): id
    case .end: "end"
    case .none: "none"
    }
  }
}

extension Condition: WordFamily {
  package static let words = [
    Rows.item.word, Rows.over.word, Rows.count.word, Rows.nth.word, Rows.time.word,
    Rows.pointer.word, Rows.local.word, Rows.carried.word, Rows.activeDrag.word, Rows.type.word,
    Rows.allTypes.word, Rows.canLoad.word, Rows.allCanLoad.word,
  ]

  package var phrase: Phrase {
    switch self {
    case .item(let comparison, let id): Rows.item(comparison, id)
    case .over(let comparison, let over): Rows.over(comparison, over)
    case .count(let comparison, let count): Rows.count(comparison, count)
    case .nth(let comparison, let count): Rows.nth(comparison, count)
    case .time(let comparison, let time): Rows.time(comparison, time)
    case .pointer(let comparison, let name): Rows.pointer(comparison, name)
    case .local(let comparison, let isLocal): Rows.local(comparison, isLocal)
    case .carried(let comparison, let isCarried): Rows.carried(comparison, isCarried)
    case .activeDrag(let comparison, let isActive): Rows.activeDrag(comparison, isActive)
    case .type(let comparison, let type): Rows.type(comparison, type)
    case .allTypes(let comparison, let type): Rows.allTypes(comparison, type)
    case .canLoad(let comparison, let name): Rows.canLoad(comparison, name)
    case .allCanLoad(let comparison, let name): Rows.allCanLoad(comparison, name)
    }
  }
}
