import DragGeometry
import DragSessions
import Machines

// The actions, one row each: reading, printing, names and the table of the language follow from it.
private enum Rows {
  typealias Row<Values: Sendable> = WordRow<Action, Values>

  // MARK: Pointers and time

  static let down = Row(
    "down", .target, .after("button", .count("a button")), { .down($0, button: $1) },
    "a pointer is pressed; a target elsewhere is a move first", is: .ofAPointer)
  static let move = Row(
    "move", .target, Action.move,
    "it jumps. A finger moves while it is down, a mouse and a pen at any time", is: .ofAPointer)
  static let glide = Row(
    "glide", .target, .then("over", .duration),
    .options(Glide.options, of: Glide(to: Target(.point(.zero)), over: .zero)),
    { .glide($2.with($0, over: $1)) }, "it goes; E is `linear`, `smooth`, `simple-curve`",
    is: .ofAPointer)
  static let upAt = Row(
    "up", .then("at", .target), { .up($0, moves: false) }, "it is released there, without a move",
    is: .ofAPointer, if: { $0.isNext("at") && $0.follower != nil })
  static let up = Row(
    "up", .optional(.target), { .up($0) }, "it is released, after a move to the target",
    is: .ofAPointer)
  static let cancelLoads = Row(
    "cancel", .then("loads", .nothing), { _ in .cancelLoads },
    "the user cancels every load of the session", is: .ofAnApplication,
    if: { $0.isNext("loads") })
  static let cancel = Row(
    "cancel", .optional(.target), Action.cancel,
    "the system takes a pointer away; an application cancels the drag's pointer, where it is",
    is: [.ofAPointer, .ofAnApplication])
  static let wait = Row("wait", .duration, Action.wait, "time passes")
  static let settle = Row(
    "settle", .after("max", .duration), { .settle(max: $0) },
    "time passes until nothing is pending")
  static let key = Row(
    "key", .word("down", "key phase"), .word("KEY", "key"), Action.key,
    "a key is pressed, or released (`up`): `shift`, `control`, `alt`, `meta`, `escape`")

  // MARK: Views

  static let scroll = Row(
    "scroll", .view(), .then("by", .point), .after("over", .duration, else: .zero),
    { .scroll($0, by: $1, over: $2) }, "a collection scrolls, or a view with `scrolls`")
  static let resizeItems = Row(
    "resize", itemRefs, .then("to", .size), { .resizeItems($0, to: $1) },
    "items of a flow get a size of their own, with one layout for all of a collection",
    is: .ofAnApplication, if: { $0.peek?.isItemReference == true })
  static let resize = Row(
    "resize", .view(), .frame, { .resize($0, to: $1) },
    "a view gets another place or size; what is nested in it has its own. In a `hosted` script `window` gets another size",
    is: .ofAnApplication)
  static let switchOption = Row(
    "switch", .view(), .word("OPTION", "option"), .toggle, { .switchOption($0, $1, isOn: $2) },
    "an option of a view changes, also to `off`: `no-drag`, `no-drop`, `simultaneous`, `table`, `menu` or `selection-drags`",
    is: .ofAnApplication)
  static let remove = Row(
    "remove", .receiver, Action.remove,
    "removes a view with its nested views, whose data is kept; or an interaction",
    is: .ofAnApplication)
  static let select = Row(
    "select", refRuns, Action.select,
    "these items of their views are selected, and no others; a collection has none then; `list#cell[0..99]` stands for a hundred items",
    is: .ofAnApplication)
  static let app = Row(
    "app", .word("PHASE", "application phase"), .optional(.app), Action.app,
    "`inactive`, `active`, `background`, `gone`")

  // MARK: Data

  static let insert = Row(
    "insert", .ref(.gap, "a gap"), .several(.newID), { .insert(at: $0, ids: $1) },
    "items come under the drag", is: .ofAnApplication)
  static let delete = Row(
    "delete", .ref(.collectionItem, "an item"), Action.delete, "an item goes under the drag",
    is: .ofAnApplication)
  static let batch = Row(
    "batch", batchOfChanges, Action.batch, "the data changes in several places at once, see below",
    is: .ofAnApplication)
  static let reorder = Row(
    "reorder", .reordered, .then("to", .ref(.gap, "a gap")), { .reorder($0, to: $1) },
    "items of one collection move to a gap of it, as one run", is: .ofAnApplication)
  static let reload = Row(
    "reload", .collection, .after("with", .sections), { .reload($0, sections: $1) },
    "a collection reloads its data, the same or different data", is: .ofAnApplication)

  // MARK: Loads

  static let resolve = Row(
    "resolve", .ref(.item, "an item"), .optional(.type), { .resolve($0, type: $1) },
    "a load with `delay manual` succeeds: of a representation, or the first one of the item")
  static let reject = Row(
    "reject", .ref(.item, "an item"), .typeBeforeText, .quoted("a reason"),
    { .reject($0, type: $1, reason: $2) }, "it fails")
  static let load = Row(
    "load", .loaded, { .load($0.items, type: $0.type, $0.form) },
    "an application asks for the data of items; without a type, for the first that it may see; FORM is `data`, `file`, `in-place` or `object CLASS`",
    is: .ofAnApplication)
  static let loadAll = Row(
    "load-all", .objectClass, Action.loadAll,
    "it asks for an object of each item, which come by one `didLoadAll`", is: .ofAnApplication)
  static let progress = Row(
    "progress", .ref(.item, "an item"), .count("a number of units"), Action.progress,
    "a source reports how many units of a load are complete", is: .ofAnApplication)
  static let context = Row(
    "context", .textOrNone, Action.context,
    "what the source's application keeps on the session, or `none`", is: .ofAnApplication)
  static let takeFile = Row(
    "take-file", .path, { .takeFile(path: $0) },
    "in `didLoad`: a temporary file is moved there, an original copied", is: .ofAnApplication)
  static let endFileUse = Row(
    "end-file-use", .path, { .endFileUse(path: $0) },
    "the use of an original in place ends", is: .ofAnApplication)

  // MARK: Drops

  static let drop = Row(
    "drop", .dropped, .of("PLACE", "place"), Action.drop, "items animate to a place, see below",
    is: .ofAnApplication)
  static let commit = Row(
    "commit", .ref(.named, "the item of a placeholder"), .after("as", .newID),
    { .commit($0, as: $1) }, "the item's placeholder becomes an item", is: .ofAnApplication)
  static let discard = Row(
    "discard", .ref(.named, "the item of a placeholder"), Action.discard,
    "the placeholder is removed", is: .ofAnApplication)

  // MARK: Stores and hosts

  static let reopen = Row(
    "reopen", .store, Action.reopen,
    "a store is closed and opened: what is not saved is lost, what is stored is shown",
    is: .ofAStore)
  static let failSave = Row(
    "fail", .then("save", .store), .quoted("a reason"), { .failSave($0, reason: $1) },
    "its next save fails, and goes from the collection again", is: .ofAStore)
  static let externalMove = Row(
    "external-move", .store, .ref(.collectionItem, "an item"),
    .then("to", .ref(.gapOrItem, "a gap")), { .externalMove(store: $0, $1, to: $2) },
    "another writer moves an item in the store, to a gap or before another item", is: .ofAStore)
  static let host = Row(
    "host", .of("STEP", "host step"), Action.host,
    "an event of a system-owned drag at the seat before it, `NAME:`; see below", is: .ofAPointer)
  static let call = Row(
    "call", .identifier("a host hook"), .optional(.quoted("an argument")),
    { .call($0, argument: $1) }, "a hook of the host that plays the script, see below",
    is: .ofAnApplication)

  // MARK: Parts

  /// A collection and the changes of its data.
  private static let batchOfChanges = Part<Batch>("NAME CHANGE…") {
    (line: inout LineReader) throws(SyntaxError) in
    try line.batch()
  } text: {
    $0.text
  } find: {
    $1.find($0.collection, as: [.collection], "collection")
  }

  /// One or more items of collections.
  private static let itemRefs = Part<[Ref]>("REF…") {
    (line: inout LineReader) throws(SyntaxError) in
    var refs = [try line.ref("an item")]
    while line.peek?.isItemReference == true { refs.append(try line.ref()) }
    return refs
  } text: {
    $0.map { $0.text }.joined(separator: " ")
  } find: {
    for ref in $0 { $1.find(ref, as: .collectionItem, isSetup: false) }
  }

  /// Items and runs of them, up to the end of the line.
  private static let refRuns = Part<[RefRun]>("REF…") {
    (line: inout LineReader) throws(SyntaxError) in
    try line.refRuns()
  } text: {
    $0.map { $0.text }.joined(separator: " ")
  } find: {
    for run in $0 {
      for ref in run.refs { $1.find(ref, as: .element, isSetup: false) }
    }
  }
}

extension Action: WordFamily {
  package static let words = [
    Rows.down.word, Rows.move.word, Rows.glide.word, Rows.upAt.word, Rows.up.word,
    Rows.cancelLoads.word, Rows.cancel.word, Rows.wait.word, Rows.settle.word, Rows.key.word,
    Rows.scroll.word, Rows.resizeItems.word, Rows.resize.word, Rows.switchOption.word,
    Rows.app.word, Rows.resolve.word, Rows.reject.word, Rows.insert.word, Rows.delete.word,
    Rows.batch.word, Rows.reorder.word, Rows.select.word, Rows.reload.word, Rows.remove.word,
    Rows.drop.word, Rows.commit.word, Rows.discard.word, Rows.reopen.word, Rows.failSave.word,
    Rows.externalMove.word, Rows.host.word, Rows.call.word, Rows.load.word, Rows.loadAll.word,
    Rows.progress.word, Rows.context.word, Rows.takeFile.word, Rows.endFileUse.word,
  ]

  package var phrase: Phrase {
    switch self {
    case .down(let target, let button): Rows.down(target, button)
    case .move(let target): Rows.move(target)
    case .glide(let glide): Rows.glide(glide.target, glide.duration, glide)
    case .up(let target?, moves: false): Rows.upAt(target)
    case .up(let target, _): Rows.up(target)
    case .cancel(let target): Rows.cancel(target)
    case .wait(let span): Rows.wait(span)
    case .settle(let limit): Rows.settle(limit)
    case .key(let phase, let key): Rows.key(phase, key)
    case .scroll(let name, let step, let span): Rows.scroll(name, step, span)
    case .resize(let name, let frame): Rows.resize(name, frame)
    case .resizeItems(let refs, let size): Rows.resizeItems(refs, size)
    case .switchOption(let name, let option, let isOn): Rows.switchOption(name, option, isOn)
    case .app(let phase, let name): Rows.app(phase, name)
    case .resolve(let ref, let type): Rows.resolve(ref, type)
    case .reject(let ref, let type, let reason): Rows.reject(ref, type, reason)
    case .insert(let gap, let ids): Rows.insert(gap, ids)
    case .delete(let ref): Rows.delete(ref)
    case .batch(let batch): Rows.batch(batch)
    case .select(let runs): Rows.select(runs)
    case .load(let items, let type, let form): Rows.load((items, type, form))
    case .loadAll(let name): Rows.loadAll(name)
    case .progress(let ref, let units): Rows.progress(ref, units)
    case .cancelLoads: Rows.cancelLoads()
    case .context(let text): Rows.context(text)
    case .takeFile(let path): Rows.takeFile(path)
    case .endFileUse(let path): Rows.endFileUse(path)
    case .reorder(let items, let gap): Rows.reorder(items, gap)
    case .reload(let name, let sections): Rows.reload(name, sections)
    case .remove(let name): Rows.remove(name)
    case .drop(let items, let location): Rows.drop(items, location)
    case .commit(let ref, let name): Rows.commit(ref, name)
    case .discard(let ref): Rows.discard(ref)
    case .reopen(let name): Rows.reopen(name)
    case .failSave(let name, let reason): Rows.failSave(name, reason)
    case .externalMove(let store, let item, let gap): Rows.externalMove(store, item, gap)
    case .host(let step): Rows.host(step)
    case .call(let hook, let argument): Rows.call(hook, argument)
    }
  }
}

extension Glide {
  /// The options of `glide`.
  static let options: [OptionRow<Glide>] = [
    OptionRow("ease", .word("E", "ease"), else: .linear) { $1(&$0.ease) },
    OptionRow("rate", .rate) { $1(&$0.rate) }, OptionRow("live") { $1(&$0.isLive) },
  ]
}
