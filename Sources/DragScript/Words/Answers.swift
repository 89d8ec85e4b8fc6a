import DragSessions

// The answers to callbacks, one row each; which of them fit a callback is in Callback.
private enum Rows {
  typealias Row<Values: Sendable> = WordRow<PolicyAnswer, Values>

  static let accept = Row("accept", .accept)
  static let refuse = Row("refuse", .refuse)
  static let none = Row("none", .none)
  static let itemsSelf = Row(
    "items", .then("self", .nothing), { _ in .itemsSelf }, if: { $0.isNext("self") })
  static let itemsLoad = Row(
    "items", .then("load", .nothing), { _ in .itemsLoad }, if: { $0.isNext("load") })
  static let items = Row(
    "items", .several(.ref(.item, "`self`, `load` or an item"), then: .ref(.item)),
    PolicyAnswer.items)
  static let proposal = Row(
    "proposal", .word("OP", "operation"), intentIfAny, .two(.flag("precise"), .flag("full-size")),
    {
      .proposal(DropProposal($0, intent: $1, isPrecise: $2.0, prefersFullSize: $2.1))
    })
  static let preview = Row("preview", shownPreview, PolicyAnswer.preview)
  static let value = Row("value", .truth, PolicyAnswer.value)
  static let session = Row(
    "session", .count("the number of a session", in: 1...Int(UInt32.max)), PolicyAnswer.session)
  static let fail = Row("fail", .quoted("a reason"), { .fail(reason: $0) })

  // MARK: Parts

  /// An intent where the next word is one, else an unspecified one.
  private static let intentIfAny = Part<DropIntent>("[INTENT]") {
    $0.optionalChoice() ?? .unspecified
  } text: {
    $0 == .unspecified ? "" : $0.rawValue
  }

  /// The preview of an item that is shown: its own, or one at a point.
  private static let shownPreview = Part<ItemPreview>("default") {
    (line: inout LineReader) throws(SyntaxError) in
    if line.take("at") { return .at(try line.point()) }
    guard line.take("default") else {
      let token = try line.word("`default` or `at`")
      throw SyntaxError(
        .unknownWord, at: token, "expected a preview, found `\(token.text)`",
        hint: Spelling.hint(for: token.text, among: ["default", "at"])
          ?? "`preview default`, `preview at X,Y`, or `none` for an item that is not shown")
    }
    return .standard
  } text: {
    if case .at(let point) = $0 { "at \(point.text)" } else { "default" }
  }
}

extension PolicyAnswer: WordFamily {
  package static let words = [
    Rows.accept.word, Rows.refuse.word, Rows.none.word, Rows.itemsSelf.word, Rows.itemsLoad.word,
    Rows.items.word, Rows.proposal.word, Rows.preview.word, Rows.value.word, Rows.session.word,
    Rows.fail.word,
  ]

  package var phrase: Phrase {
    switch self {
    case .accept: Rows.accept()
    case .refuse: Rows.refuse()
    case .none, .preview(.invisible): Rows.none()
    case .itemsSelf: Rows.itemsSelf()
    case .itemsLoad: Rows.itemsLoad()
    case .items(let refs): Rows.items(refs)
    case .proposal(let proposal):
      Rows.proposal(
        proposal.operation, proposal.intent, (proposal.isPrecise, proposal.prefersFullSize))
    case .preview(let preview): Rows.preview(preview)
    case .value(let value): Rows.value(value)
    case .session(let number): Rows.session(number)
    case .fail(let reason): Rows.fail(reason)
    }
  }
}
