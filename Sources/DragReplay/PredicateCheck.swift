import CollectionLayout
import CollectionModel
import DragGeometry
import DragItems
import DragScript
import DragSessions
import DragStage
import Machines
import OrderedStore

/// Whether a predicate holds on a stage now, and what was found where it does not.
struct PredicateCheck {
  let stage: Stage
  let stores: ScriptStores
  /// The pointer that is named before the expectation, or nil.
  let pointer: PointerID?

  /// What an expectation says, and what is the case.
  struct Mismatch: Error {
    let message: String
    let expected: String
    let actual: String
    /// Which lines of the trace are at fault, where the predicate is about calls.
    var calls = Calls.all

    /// Lines of the trace, by their places.
    enum Calls: Hashable {
      /// No single one is at fault.
      case all
      /// These are too many, or too late.
      case extra([Int])
      /// This one is missing, from a place on.
      case missing(String, from: Int)
    }
  }

  /// Checks a predicate.
  ///
  /// - Throws: What was expected and what was found.
  func check(_ predicate: Predicate) throws(Mismatch) {
    switch predicate {
    case .state(let state): try compare("state", state.rawValue, actualState.rawValue)
    case .order(let name, let sections): try checkOrder(name.text, sections)
    case .items(let items):
      try compare("items", list(items), list(session?.items.map { stage.name(of: $0.item) } ?? []))
    case .operation(let operation):
      try compare(
        "op", operation.rawValue, stage.lastOutcome?.operation.rawValue ?? "no ended session")
    case .proposal(let operation, let intent, let ref): try checkProposal(operation, intent, ref)
    case .calls(let pattern, let comparison, let number):
      try checkCalls(pattern, comparison, number, "\(comparison.rawValue) \(number)")
    case .once(let pattern): try checkCalls(pattern, .equal, 1, "1")
    case .never(let pattern): try checkCalls(pattern, .equal, 0, "0")
    case .sequence(let steps): try checkSequence(steps)
    case .within(let span, let first, let second): try checkWithin(span, first, second)
    case .data(let ref, let type, let text): try checkData(ref, type, text)
    case .frame(let ref, let frame): try checkFrame(ref, frame)
    case .badge(let badge, let count): try checkBadge(badge, count)
    case .misuse(let rules):
      try compare("misuse", list(rules.map { "\($0)" }), list(stage.brokenRules.map { "\($0)" }))
    case .progress(let fraction): try checkProgress(fraction)
    case .context(let name, let text):
      try checkSeen("context", name, text) { view in
        recent.flatMap { stage.localContext(of: $0.id, seenFrom: view) as? String }
      }
    case .object(let name, let id, let text):
      try checkSeen("object of \(id)", name, text) { view in
        item(id).flatMap { stage.localObject(of: $0, seenFrom: view) as? String }
      }
    case .teamData(let name, let id, let text):
      try checkSeen("team-data of \(id)", name, text) { view in teamData(of: id, seenFrom: view) }
    case .files(let count):
      try compare("files", "\(count)", "\(stage.files.leases.count)")
    case .file(let path, let text):
      let bytes = try? stage.files.bytes(at: FileSpace.Path(path))
      try compare(
        "file \(path)", quoted(text), quoted(bytes.map { String(decoding: $0, as: UTF8.self) }))
    case .activity(let activity, let name, let isOn):
      try compare(
        "\(activity.rawValue) \(name.text)", "\(isOn)", actual(activity, of: name.text))
    case .menu(let ref):
      try compare("menu", ref.map(place) ?? "none", stage.shownMenu.map(text) ?? "none")
    case .preview(let point):
      try compare("preview", point.map(text) ?? "none", previewCenter.map(text) ?? "none")
    case .noSession: try compare("sessions", "0", "\(stage.sessionCount)")
    case .stored(let name, let sections): try checkStored(name.text, sections)
    case .writes(let name, let comparison, let number):
      let writes = stores.countWrites(name.text)
      guard !comparison.holds(writes, number) else { return }
      throw Mismatch(
        message: "writes of \(name.text)", expected: "\(comparison.rawValue) \(number)",
        actual: "\(writes)")
    }
  }

  func compare(
    _ what: String, _ expected: String, _ actual: String
  ) throws(Mismatch) {
    guard expected != actual else { return }
    throw Mismatch(message: what, expected: expected, actual: actual)
  }

  private func actual(_ activity: ViewActivity, of name: String) -> String {
    guard let view = stage.view(named: name) else { return "no view" }
    switch activity {
    case .drag: return "\(stage.hasActiveDrag(view))"
    case .drop: return "\(stage.hasActiveDrop(view))"
    case .uncommitted: return "\(stage.hasUncommittedUpdates(view))"
    }
  }

  private func list(_ items: [String]) -> String {
    items.isEmpty ? "nothing" : items.joined(separator: " ")
  }

  /// The session that is meant: the named pointer's, else the one that began last.
  private var session: SessionRecord? {
    if let pointer { return stage.session(of: pointer) }
    return stage.liveSessions.last
  }

  /// The state of the session that began last; where none is under way, of the pointer pressed last.
  private var actualState: SessionState {
    if let pointer { return stage.state(of: pointer) }
    if let session { return session.state }
    if let pressed = stage.lastPressed, stage.isPressed(pressed) {
      return stage.state(of: pressed)
    }
    return stage.lastSession?.state ?? .idle
  }

  private func checkOrder(_ name: String, _ sections: [[String]]) throws(Mismatch) {
    guard let view = stage.view(named: name) else {
      throw Mismatch(message: "order of \(name)", expected: text(of: sections), actual: "no view")
    }
    try compare("order of \(name)", sections, stage.order(of: view))
  }

  private func compare(
    _ what: String, _ expected: [[String]], _ actual: [[String]]
  ) throws(Mismatch) {
    // An empty section behind the last one that is written is no difference worth a word.
    if expected == actual || (expected.joined().isEmpty && actual.joined().isEmpty) { return }
    throw Mismatch(message: what, expected: text(of: expected), actual: text(of: actual))
  }

  private func checkStored(_ name: String, _ sections: [[String]]) throws(Mismatch) {
    let stored: [[String]]
    do throws(StoreError) {
      stored = try stores.stored(name)
    } catch {
      throw Mismatch(
        message: "stored \(name)", expected: text(of: sections), actual: error.message)
    }
    try compare("stored \(name)", sections, stored)
  }

  private func text(of sections: [[String]]) -> String {
    let text = sections.map { $0.joined(separator: " ") }.joined(separator: " / ")
    return text.isEmpty ? "nothing" : text
  }

  private func checkProposal(
    _ operation: DropOperation, _ intent: DropIntent?, _ ref: Ref?
  ) throws(Mismatch) {
    let ruling = session?.ruling ?? .nothing
    let view = session?.destination
    var expected = operation.rawValue
    var actual = ruling.proposal.operation.rawValue
    if let intent {
      expected += " \(intent.rawValue)"
      actual += " \(ruling.proposal.intent.rawValue)"
    }
    if let ref {
      expected += " \(place(of: ref))"
      actual += " \(view.map { stage.text(of: ruling.landing, in: $0) } ?? "none")"
    }
    try compare("proposal", expected, actual)
  }

  /// A place as traces write it: an item by its id, a gap by its number.
  private func place(of ref: Ref) -> String {
    guard let view = stage.view(named: ref.name) else { return ref.name }
    switch ref.part {
    case .gap(let gap): return stage.text(of: .gap(gap), in: view)
    case .slot(let slot): return stage.text(of: .item(slot), in: view)
    case .item(let id): return "\(ref.name)#\(id)"
    case .whole: return ref.name
    }
  }

  private func matches(_ pattern: CallPattern, _ entry: TraceEntry) -> Bool {
    guard case .called(let callback, let view, _) = entry.event else { return false }
    let who = stage.name(of: DestinationID(view.rawValue, place: entry.place))
    return pattern.matches(name: who, callback: callback)
  }

  private func checkCalls(
    _ pattern: CallPattern, _ comparison: Comparison, _ number: Int, _ expected: String
  ) throws(Mismatch) {
    let places = stage.trace.indices.filter { matches(pattern, stage.trace[$0]) }
    guard !comparison.holds(places.count, number) else { return }
    let most: Int? =
      switch comparison {
      case .equal, .atMost: number
      case .less: number - 1
      case .notEqual, .greater, .atLeast: nil
      }
    let extra = most.map { Array(places.dropFirst(max(0, $0))) } ?? []
    throw Mismatch(
      message: "calls of \(text(of: pattern))", expected: expected, actual: "\(places.count)",
      calls: extra.isEmpty ? .all : .extra(extra))
  }

  private func text(of pattern: CallPattern) -> String {
    "\(pattern.name ?? "*").\(pattern.callback?.rawValue ?? "*")"
  }

  /// Steps in this order, with other calls between them; the earliest call for each step decides.
  private func checkSequence(_ steps: [SequenceStep]) throws(Mismatch) {
    var next = 0
    for step in steps {
      switch step.quantifier {
      case .any, .optional:
        // May be missing; where it is there, what follows comes after it only if it can.
        continue
      case .one, .oneOrMore:
        guard
          let found = stage.trace[next...].firstIndex(where: { matches(step.pattern, $0) })
        else {
          let after = next == 0 ? "from the beginning" : "after \(line(next - 1))"
          throw Mismatch(
            message: "sequence", expected: "\(text(of: step.pattern)) \(after)",
            actual: "no such call", calls: .missing(text(of: step.pattern), from: next))
        }
        next = found + 1
      }
    }
  }

  private func line(_ index: Int) -> String {
    stage.line(of: stage.trace[index]).text
  }

  /// Each call of the second pattern comes at most so long after the last one of the first.
  private func checkWithin(
    _ span: Microseconds, _ first: CallPattern, _ second: CallPattern
  ) throws(Mismatch) {
    var last: Timestamp?
    for (index, entry) in stage.trace.enumerated() {
      if matches(second, entry) {
        let isInTime = last.map { entry.time - $0 <= span } ?? false
        guard isInTime else {
          throw Mismatch(
            message: "time from \(text(of: first)) to \(text(of: second))",
            expected: "at most \(span.text)",
            actual: last.map { "\((entry.time - $0).text) at \(line(index))" }
              ?? "no \(text(of: first)) before \(line(index))",
            calls: .extra([index]))
        }
      }
      if matches(first, entry) { last = entry.time }
    }
  }

  private func checkData(_ ref: Ref, _ type: String, _ expected: String) throws(Mismatch) {
    let what = "data of \(place(of: ref))"
    let item: ItemReference
    do throws(RefError) {
      item = try stage.item(ref)
    } catch {
      throw Mismatch(message: what, expected: "\"\(expected)\"", actual: error.message)
    }
    guard let type = try? TypeIdentifier(type),
      let found = stage.provider(of: item).representation(
        for: type, in: stage.types.conformance, for: .own)
    else {
      throw Mismatch(message: what, expected: "\"\(expected)\"", actual: "no such representation")
    }
    switch found.outcome {
    case .data(let bytes):
      try compare(what, "\"\(expected)\"", "\"\(String(decoding: bytes, as: UTF8.self))\"")
    case .failure(let reason):
      throw Mismatch(message: what, expected: "\"\(expected)\"", actual: "fails: \(reason)")
    }
  }

  private func checkFrame(_ ref: Ref, _ expected: Rect) throws(Mismatch) {
    try compare("frame of \(place(of: ref))", text(of: expected), actualFrame(ref))
  }

  private func actualFrame(_ ref: Ref) -> String {
    guard let view = stage.view(named: ref.name) else { return "no view" }
    if case .whole = ref.part { return text(of: stage.frame(of: view)) }
    do throws(RefError) {
      return stage.shownFrame(of: try stage.item(ref)).map(text) ?? "not shown"
    } catch {
      return error.message
    }
  }

  /// The centre of what the named pointer, else the one that was pressed last, holds.
  private var previewCenter: Point? {
    (pointer ?? stage.lastPressed)
      .flatMap { stage.carriedSession(of: $0) }.flatMap { stage.previewCenter(of: $0) }
  }

  private func text(of point: Point) -> String {
    "\(point.x.decimalText),\(point.y.decimalText)"
  }

  private func text(of item: ItemReference) -> String {
    let name = stage.name(of: item.view)
    return stage.collection(item.view) == nil ? name : "\(name)#\(stage.name(of: item.item))"
  }

  private func text(of rect: Rect) -> String {
    "\(rect.minX.decimalText),\(rect.minY.decimalText) "
      + "\(rect.width.decimalText)x\(rect.height.decimalText)"
  }

  private func checkBadge(_ badge: DragScript.Badge, _ count: Int?) throws(Mismatch) {
    let actual = session.map { stage.badge(of: $0.id) } ?? .none
    var expected = badge.rawValue
    var found: String
    switch actual {
    case .none: found = "none"
    case .forbidden: found = "forbidden"
    case .plus(let items):
      found = "plus"
      if count != nil { found += " \(items)" }
    }
    if let count { expected += " \(count)" }
    try compare("badge", expected, found)
  }
}
