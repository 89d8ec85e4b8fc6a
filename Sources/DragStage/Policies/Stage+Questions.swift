import DragSessions

extension Stage {
  /// Asks the policy that a question is for, and records the call in the trace.
  func answer(to question: Question, of session: SessionID) -> Answer {
    switch question {
    case .items: .items(Int32(clamping: askItems(of: session)))
    case .canMove(let item): .canMove(askCanMove(Int(item), of: session))
    case .allowsMove:
      .allowsMove(askSource(.allowsMove, of: session) { $0.allowsMove(for: $1) })
    case .restricted:
      .restricted(askSource(.restricted, of: session) { $0.isRestricted(for: $1) })
    case .fullSize:
      .fullSize(askSource(.fullSize, of: session) { $0.prefersFullSize(for: $1) })
    case .added: askAdded(of: session)
    case .candidate(let below): core.candidateAnswer(below: below, for: session)
    case .sibling(let destination): .sibling(core.sibling(after: destination, for: session))
    case .canHandle(let destination): .canHandle(askCanHandle(destination, of: session))
    case .update(let destination): .update(askUpdate(destination, of: session))
    case .perform(let destination): .perform(isDone: askPerform(destination, of: session))
    }
  }

  private func askSource(
    _ callback: Callback, of session: SessionID, _ ask: (any SourceReference, DragContext) -> Bool
  ) -> Bool {
    let view = core.state.drags[session].source
    core.record(.called(callback, view, .none), session: session)
    guard let source = policies.source(of: view) else { return false }
    return ask(source, core.call(view, of: session))
  }

  private func askItems(of session: SessionID) -> Int {
    let drag = core.state.drags[session]
    guard let pressed = core.state.pointers[drag.pointer.index].press.lent,
      let source = policies.source(of: drag.source)
    else { return 0 }
    core.record(.called(.items, drag.source, .none), session: drag.id)
    let given = source.items(for: core.call(drag.source, of: session, item: pressed.item))
    core.state.drags[session].setItems(core.liftedItems(given, pressed: pressed))
    return core.state.drags[session].items.count
  }

  private func askCanMove(_ place: Int, of session: SessionID) -> Bool {
    let drag = core.state.drags[session]
    let item = drag.items[place].item
    core.record(.called(.canMove, drag.source, .item(item)), session: drag.id)
    let mayMove =
      policies.source(of: drag.source)?.canMove(
        item, for: core.call(drag.source, of: session, item: item))
      ?? false
    if !mayMove { core.state.drags[session].removeItem(at: place) }
    return mayMove
  }

  private func askAdded(of session: SessionID) -> Answer {
    let drag = core.state.drags[session]
    guard let tap = drag.carried?.tapped, let source = policies.source(of: tap.pressed.view) else {
      return .added(0, joins: false)
    }
    core.state.drags[session].carried?.tapped = nil
    let view = tap.pressed.view
    core.record(.called(.addItems, view, .item(tap.pressed.item)), session: drag.id)
    let given = source.itemsToAdd(
      for: core.call(view, of: session, item: tap.pressed.item, pointer: tap.pointer))
    let items = core.dragItems(given, pressed: tap.pressed)
    guard !items.isEmpty else { return .added(0, joins: false) }
    core.state.drags[session].add(items)
    core.state.drags[session].carried?.added = items
    let joins = !drag.contributors.contains(view)
    if joins { core.state.drags[session].contributors.append(view) }
    return .added(Int32(clamping: items.count), joins: joins)
  }

  private func askCanHandle(_ destination: DestinationID, of session: SessionID) -> Bool {
    let view = ViewID(destination)
    core.record(.called(.canHandle, view, .none), session: session, at: destination.ordinal)
    return policies.destination(destination)?.canHandle(
      core.call(view, of: session, aimingAt: destination))
      ?? false
  }

  private func askUpdate(_ destination: DestinationID, of session: SessionID) -> ResolvedProposal {
    let update = core.beginUpdate(at: destination, of: session)
    let answer = policies.destination(destination)?.update(update.call)
    return core.rule(on: answer, to: update, at: destination, of: session)
  }
}
