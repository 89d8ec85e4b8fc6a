import DragGeometry
import DragSessions
import Machines

// The predicates of `expect`, one row each: reading, printing, names and the table of the language follow from it.
private enum Rows {
  typealias Row<Values: Sendable> = WordRow<Predicate, Values>

  // MARK: The session

  static let state = Row(
    "state", .then("=", .word("S", "state")), Predicate.state,
    "`idle`, `pressed`, `lifting`, `lifted`, `dragging`, `performing`, `ending`, `transferring`, `transferred`, `ended`",
    is: [.ofAPointer, .ofADrag])
  static let items = Row(
    "items", .then("=", .itemIDs), Predicate.items,
    "the items of the session, in its order, once it has begun", is: [.ofAPointer, .ofADrag])
  static let operation = Row(
    "op", .then("=", .word("OP", "operation")), Predicate.operation,
    "the operation reported to the source of the session that ended last",
    is: [.ofADrag, .atTheEnd])
  static let proposal = Row(
    "proposal", .then("=", .word("OP", "operation")),
    .optional(.two(.word("INTENT", "intent"), .optional(.ref(.anything)))),
    { .proposal($0, $1?.0, $1?.1) },
    "the proposal in force; omitted parts are not compared", is: [.ofAPointer, .ofADrag])
  static let badge = Row(
    "badge", .then("=", .word("none", "badge")), .optional(.count("a number")), Predicate.badge,
    "the mark of the drag, also `plus` or `forbidden`", is: .ofADrag)
  static let progress = Row(
    "progress", .then("=", .orNone(.fraction)), Predicate.progress,
    "how far the loads of the session are, from 0 to 1 in thousandths, rounded down; any other number is an error; or `none`",
    is: .ofAPointer)
  static let preview = Row(
    "preview", .then("=", .orNone(.point)), Predicate.preview,
    "the center of the preview that the pointer lifts or carries, or `none`; within 0.001",
    is: .ofAPointer)
  static let noSession = Row(
    "no-session", .noSession, "no lift has found items so far", is: .ofADrag)

  // MARK: The trace

  static let calls = Row(
    "calls", .pattern, .comparison, .count("a number"), Predicate.calls,
    "how many lines there were so far", is: [.looksBack, .ofADrag, .atTheEnd])
  static let once = Row(
    "once", .pattern, Predicate.once, "there was one line so far",
    is: [.looksBack, .ofADrag, .atTheEnd])
  static let never = Row(
    "never", .pattern, Predicate.never, "there was no line so far", is: [.looksBack, .ofADrag])
  static let sequence = Row(
    "seq", .several(.step), Predicate.sequence,
    "in this order, with other lines between; `+`, `*`, `?` after a pattern",
    is: [.looksBack, .ofADrag, .atTheEnd])
  static let within = Row(
    "within", .before("of", .duration), .pattern, .pattern, { .within($0, of: $1, $2) },
    "the second at most so long after the first", is: .looksBack)
  static let misuse = Row(
    "misuse", .then("=", rules), Predicate.misuse,
    "the rules that the application violated so far, in order, as in the trace; or `none`",
    is: .looksBack)
  static let refused = Row(
    "refused", .optional(.quoted("a part of the reason")), Predicate.refused,
    "the action above was rejected, with a reason that contains the text; it changed nothing and does not fail the test; it is recorded only if it is misuse, which has a line in the trace",
    is: [.looksBack, .ofALine])

  // MARK: Data and files

  static let order = Row(
    "order", compared(.collection, by: "order NAME = ID… / ID…"), .sections,
    { .order($0, sections: $1) },
    "the data of a collection, section by section, without placeholders; `cell[0..29]` stands for thirty ids",
    is: [.ofADrag, .atTheEnd])
  static let kept = Row(
    "kept", collections, runs, Predicate.kept,
    "these items are in those collections, or in all, in any order and each once; placeholders and sections do not count",
    is: [.ofADrag, .atTheEnd])
  static let data = Row(
    "data", .ref(.item, "an item"), .type, .then("=", .quoted("the data")),
    { .data($0, type: $1, text: $2) }, "what a load would give")
  static let context = Row(
    "context", .view(), .then("=", .textOrNone), Predicate.context,
    "what a view sees that is kept on the session, or `none`", is: .ofAPointer)
  static let object = Row(
    "object", .view(), .itemID, .then("=", .textOrNone), { .object($0, item: $1, $2) },
    "what a view sees that is kept on an item of the session, or `none`")
  static let teamData = Row(
    "team-data", .view(), .itemID, .then("=", .textOrNone), { .teamData($0, item: $1, $2) },
    "what a view may read of an item's team, or `none`")
  static let files = Row(
    "files", .then("=", .count("a number")), Predicate.files,
    "how many files are in use: temporary ones, and originals in place")
  static let file = Row(
    "file", .path, .then("=", .textOrNone), { .file(path: $0, $1) },
    "what a file holds, or `none`")
  static let stored = Row(
    "stored", compared(.stored, by: "stored NAME = ID… / ID…"), .sections,
    { .stored($0, sections: $1) },
    "what a store holds, of one collection or of all that are bound to it",
    is: [.ofADrag, .atTheEnd])
  static let writes = Row(
    "writes", .stored, .comparison, .count("a number"), Predicate.writes,
    "how many rows the saves of a store have written since the line of this kind before",
    is: [.looksBack, .ofADrag, .ofALine])

  // MARK: What is shown

  static let frame = Row(
    "frame", .ref(.element), .then("=", .point), .size,
    { .frame($0, Rect(origin: $1, size: $2)) },
    "what is shown and where it has scrolled to, with the gap that is open; within 0.001")
  static let gap = Row(
    "gap",
    .then(
      "=",
      .orNone(
        .two(
          .ref(.gap, "a gap, or `none`"), .optional(.count("a number of items", in: 1...Int.max))))
    ).hinted("`gap` names no collection, since it is the drag's gap: `gap = list[gap 2]`"),
    { .gap($0?.0, items: $0?.1) },
    "the gap that the drag shows, or `none`, and for how many items it is open",
    is: [.ofAPointer, .ofADrag])
  static let activeDrag = activity(
    .drag, "a drag with items of the view is under way, from the lift to the end; or `false`")
  static let activeDrop = activity(
    .drop, "a drag is inside the view, and not released; or `false`")
  static let uncommitted = activity(
    .uncommitted, "a reorder is in progress in the view, or it has placeholders; or `false`")
  static let menu = Row(
    "menu", .then("=", .orNone(.ref(.item, "an item"))), Predicate.menu,
    "the item whose context menu is shown, or `none`")

  private static func activity(
    _ activity: ViewActivity, _ documentation: String
  ) -> Row<(Name, Bool)> {
    Row(
      activity.rawValue, .view("a view or a collection"), .then("=", .truth),
      { .activity(activity, $0, $1) }, documentation, is: .ofADrag)
  }

  // MARK: Parts

  /// A name and the `=` behind it; where either is wrong, the error has the form as its hint.
  private static func compared(_ part: Part<Name>, by form: String) -> Part<Name> {
    .before("=", part).hinted("the form is `expect \(form)`", replaces: true)
  }

  /// The names of collections, up to `=`; there may be none.
  private static let collections = Part<[Name]>("[NAME…] =") {
    (line: inout LineReader) throws(SyntaxError) in
    var names: [Name] = []
    while !line.take("=") { names.append(try Part<Name>.collection.read(&line)) }
    return names
  } text: { names in
    (names.map { $0.text } + ["="]).joined(separator: " ")
  } find: {
    for name in $0 { Part<Name>.collection.find(name, &$1) }
  }.hinted("the form is `expect kept [NAME…] = ID…`")

  /// Ids and numbered runs, up to the end of the line.
  private static let runs = Part<[ItemRun]>("ID…") { (line: inout LineReader) throws(SyntaxError) in
    let token = line.peek
    let runs = try line.itemRuns()
    if let token, runs.reduce(0, { $0 + $1.count }) > ItemRun.mostItems {
      throw SyntaxError(
        .valueOutOfRange, at: token, "the runs have more than \(ItemRun.mostItems) items in all")
    }
    return runs
  } text: {
    $0.map { $0.text }.joined(separator: " ")
  }

  /// Numbers of rules, or `none`.
  private static var rules: Part<[Int]> {
    let several = Part<[Int]?>.orNone(.several(.count("the number of a rule")))
    return Part(several.form) { (line: inout LineReader) throws(SyntaxError) in
      try several.read(&line) ?? []
    } text: {
      several.text($0.isEmpty ? nil : $0)
    }
  }
}

extension Predicate: WordFamily {
  package static let words = [
    Rows.state.word, Rows.order.word, Rows.kept.word, Rows.items.word, Rows.operation.word,
    Rows.proposal.word,
    Rows.calls.word, Rows.once.word, Rows.never.word, Rows.sequence.word, Rows.within.word,
    Rows.data.word, Rows.frame.word, Rows.badge.word, Rows.gap.word, Rows.stored.word,
    Rows.writes.word, Rows.progress.word, Rows.context.word, Rows.object.word,
    Rows.teamData.word, Rows.files.word, Rows.file.word, Rows.misuse.word, Rows.activeDrag.word,
    Rows.activeDrop.word, Rows.uncommitted.word, Rows.menu.word, Rows.preview.word,
    Rows.refused.word, Rows.noSession.word,
  ]

  package var phrase: Phrase {
    switch self {
    case .state(let state): Rows.state(state)
    case .order(let name, let sections): Rows.order(name, sections)
    case .kept(let names, let runs): Rows.kept(names, runs)
    case .items(let ids): Rows.items(ids)
    case .operation(let operation): Rows.operation(operation)
    case .proposal(let operation, let intent, let ref):
      Rows.proposal(operation, intent.map { ($0, ref) })
    case .calls(let pattern, let comparison, let count): Rows.calls(pattern, comparison, count)
    case .once(let pattern): Rows.once(pattern)
    case .never(let pattern): Rows.never(pattern)
    case .sequence(let steps): Rows.sequence(steps)
    case .within(let span, let first, let second): Rows.within(span, first, second)
    case .data(let ref, let type, let text): Rows.data(ref, type, text)
    case .frame(let ref, let frame): Rows.frame(ref, frame.origin, frame.size)
    case .badge(let badge, let count): Rows.badge(badge, count)
    case .gap(let ref, let items): Rows.gap(ref.map { ($0, items) })
    case .stored(let name, let sections): Rows.stored(name, sections)
    case .writes(let name, let comparison, let count): Rows.writes(name, comparison, count)
    case .progress(let fraction): Rows.progress(fraction)
    case .context(let name, let text): Rows.context(name, text)
    case .object(let name, let item, let text): Rows.object(name, item, text)
    case .teamData(let name, let item, let text): Rows.teamData(name, item, text)
    case .files(let count): Rows.files(count)
    case .file(let path, let text): Rows.file(path, text)
    case .misuse(let rules): Rows.misuse(rules)
    case .activity(.drag, let name, let isOn): Rows.activeDrag(name, isOn)
    case .activity(.drop, let name, let isOn): Rows.activeDrop(name, isOn)
    case .activity(.uncommitted, let name, let isOn): Rows.uncommitted(name, isOn)
    case .menu(let ref): Rows.menu(ref)
    case .preview(let point): Rows.preview(point)
    case .refused(let reason): Rows.refused(reason)
    case .noSession: Rows.noSession()
    }
  }
}
