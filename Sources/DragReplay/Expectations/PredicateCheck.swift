import CollectionLayout
import CollectionModel
import DragGeometry
import DragItems
import DragScript
import DragSessions
import DragStage
import Machines
import OrderedStore

/// Checks whether a predicate holds on a stage now, and reports the actual value if not.
struct PredicateCheck {
  let stage: Stage
  let stores: ScriptStores
  /// The application of a script, which knows the callbacks that no line answers.
  let application: ScriptApplication
  /// The pointer named before the expectation, or nil.
  let pointer: PointerID?
  /// The reason why the action above was rejected, if it was.
  let rejection: String?
  /// The index of the stage's trace.
  let calls: TraceIndex

  /// The expected and the actual value of a failed expectation.
  struct Mismatch: Error {
    let message: String
    let expected: String
    let actual: String
    /// The offending trace lines, if the predicate is about calls.
    var calls = Calls.all

    /// Trace lines, by index.
    enum Calls: Hashable {
      /// No specific lines.
      case all
      /// Lines that are too many, or too late.
      case extra([Int])
      /// A missing line, from an index on.
      case missing(String, from: Int)
    }
  }

  /// Checks a predicate.
  ///
  /// - Throws: The expected and the actual value.
  func verify(_ predicate: Predicate) throws(Mismatch) {
    switch predicate {
    case .state(let state): try compare("state", state.rawValue, actualState.rawValue)
    case .order(let name, let sections): try checkOrder(name.text, sections.ids)
    case .kept(let names, let items): try checkKept(names, items.flatMap(\.ids))
    case .items(let items):
      try compare("items", list(items), list(session?.items.map { stage.name(of: $0.item) } ?? []))
    case .operation(let operation):
      let actual = stage.lastOutcome?.operation
      guard operation != actual else { return }
      throw Mismatch(
        message: "op", expected: operation.rawValue,
        actual: actual?.rawValue ?? "no ended session")
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
    case .gap(let ref, let items): try checkGap(ref, items)
    case .misuse(let rules):
      try compare("misuse", list(rules.map { "\($0)" }), list(stage.brokenRules.map { "\($0)" }))
    case .progress(let fraction): try checkProgress(fraction)
    case .context(let name, let text):
      try checkSeen("context", name, text) { view in
        recent.flatMap { stage.sessions.localContext(of: $0.id, seenFrom: view) as? String }
      }
    case .object(let name, let id, let text):
      try checkSeen("object of \(id)", name, text) { view in
        item(id).flatMap { stage.items.localObject(of: $0, seenFrom: view) as? String }
      }
    case .teamData(let name, let id, let text):
      try checkSeen("team-data of \(id)", name, text) { view in teamData(of: id, seenFrom: view) }
    case .files(let count):
      try compare("files", "\(count)", "\(stage.items.files.leases.count)")
    case .file(let path, let text):
      let bytes = try? stage.items.files.bytes(at: FileSpace.Path(path))
      try compare(
        "file \(path)", quoted(text), quoted(bytes.map { String(decoding: $0, as: UTF8.self) }))
    case .activity(let activity, let name, let isOn):
      try compare(
        "\(activity.rawValue) \(name.text)", "\(isOn)", actual(activity, of: name.text))
    case .menu(let ref):
      try compare(
        "menu", ref.map(positionText) ?? "none", stage.scene.shownMenu.map(text) ?? "none")
    case .preview(let point):
      let actual = previewCenter
      guard let point, let actual, point.isNear(actual) else {
        return try compare("preview", point.map(text) ?? "none", actual.map(text) ?? "none")
      }
    case .refused(let part): try checkRejection(part)
    case .noSession: try compare("sessions", "0", "\(stage.sessions.count)")
    case .stored(let name, let sections): try checkStored(name.text, sections.ids)
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

  /// Checks that the action above was rejected, with a reason that contains the text.
  private func checkRejection(_ part: String?) throws(Mismatch) {
    let what = "the action above"
    let expected = "refused" + (part.map { ": \"\($0)\"" } ?? "")
    guard let rejection else {
      throw Mismatch(message: what, expected: expected, actual: "it was carried out")
    }
    guard let part, !rejection.contains(part) else { return }
    throw Mismatch(message: what, expected: expected, actual: "refused: \"\(rejection)\"")
  }

  private func actual(_ activity: ViewActivity, of name: String) -> String {
    guard let view = stage.view(named: name) else { return "no view" }
    switch activity {
    case .drag: return "\(stage.scene.hasActiveDrag(view))"
    case .drop: return "\(stage.scene.hasActiveDrop(view))"
    case .uncommitted: return "\(stage.scene.hasUncommittedUpdates(view))"
    }
  }

  func list(_ items: [String]) -> String {
    items.isEmpty ? "nothing" : items.joined(separator: " ")
  }

  /// The session of the expectation: the named pointer's, else the latest one.
  var session: SessionRecord? {
    if let pointer { return stage.pointers.session(of: pointer) }
    return stage.sessions.lastLive
  }

  /// The state of the latest session; if none is in progress, that of the pointer pressed last.
  private var actualState: SessionState {
    if let pointer { return stage.pointers.state(of: pointer) }
    if let session { return session.state }
    if let pressed = stage.pointers.lastPressed, stage.pointers.isPressed(pressed) {
      return stage.pointers.state(of: pressed)
    }
    return stage.sessions.last?.state ?? .idle
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
    // An extra empty section at the end is not a difference.
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
      expected += " \(positionText(of: ref))"
      actual += " \(view.map { stage.inspection.text(of: ruling.position, in: $0) } ?? "none")"
    }
    guard expected != actual else { return }
    throw Mismatch(message: "proposal", expected: expected, actual: actual)
  }

  /// A position as traces write it: an item by its id, a gap by its number.
  func positionText(of ref: Ref) -> String {
    guard let view = stage.view(named: ref.name) else { return ref.name }
    switch ref.part {
    case .gap(let gap): return stage.inspection.text(of: .gap(gap), in: view)
    case .slot(let slot): return stage.inspection.text(of: .item(slot), in: view)
    case .item(let id): return "\(ref.name)#\(id)"
    case .whole, .anyItem, .anyGap: return ref.name
    }
  }

  private func checkCalls(
    _ pattern: CallPattern, _ comparison: Comparison, _ number: Int, _ expected: String
  ) throws(Mismatch) {
    let indices = calls.indices(of: pattern)
    guard !comparison.holds(indices.count, number) else { return }
    let most: Int? =
      switch comparison {
      case .equal, .atMost: number
      case .less: number - 1
      case .notEqual, .greater, .atLeast: nil
      }
    let extra = most.map { Array(indices.dropFirst(max(0, $0))) } ?? []
    throw Mismatch(
      message: "calls of \(pattern.text)", expected: expected, actual: "\(indices.count)",
      calls: extra.isEmpty ? .all : .extra(extra))
  }

  /// Steps in this order, with other calls in between; the earliest call for each step is used.
  private func checkSequence(_ steps: [SequenceStep]) throws(Mismatch) {
    var next = 0
    for step in steps {
      switch step.quantifier {
      case .any, .optional:
        // Optional: if it occurs, later steps follow it only if they can.
        continue
      case .one, .oneOrMore:
        guard
          let found = TraceIndex.first(of: calls.indices(of: step.pattern), from: next)
        else {
          let after = next == 0 ? "from the beginning" : "after \(line(next - 1))"
          throw Mismatch(
            message: "sequence", expected: "\(step.pattern.text) \(after)",
            actual: "no such call", calls: .missing(step.pattern.text, from: next))
        }
        next = found + 1
      }
    }
  }

  private func line(_ index: Int) -> String {
    stage.line(of: stage.trace[index]).text
  }

  /// Each call of the second pattern occurs at most `span` after the last call of the first.
  private func checkWithin(
    _ span: Microseconds, _ first: CallPattern, _ second: CallPattern
  ) throws(Mismatch) {
    guard !calls.holds(span, from: first, to: second) else { return }
    let firsts = calls.indices(of: first)
    for index in calls.indices(of: second) {
      let time = TraceIndex.last(of: firsts, before: index)
        .map { stage.trace[index].time - stage.trace[$0].time }
      if let time, time <= span { continue }
      throw Mismatch(
        message: "time from \(first.text) to \(second.text)",
        expected: "at most \(span.text)",
        actual: time.map { "\($0.text) at \(line(index))" }
          ?? "no \(first.text) before \(line(index))",
        calls: .extra([index]))
    }
  }

  private func checkData(_ ref: Ref, _ type: String, _ expected: String) throws(Mismatch) {
    let what = "data of \(positionText(of: ref))"
    let item: ItemReference
    do throws(RefError) {
      item = try stage.item(ref)
    } catch {
      throw Mismatch(message: what, expected: "\"\(expected)\"", actual: error.message)
    }
    guard let type = try? TypeIdentifier(type),
      let found = stage.items.provider(of: item).representation(
        for: type, in: stage.items.types.conformance, for: .own)
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
}
