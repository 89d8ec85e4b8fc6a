import DragGeometry
import DragItems
import DragSessions
import Machines

extension Stage {
  /// Asks whoever a question is for, and writes the call into the trace.
  func answerFor(_ question: Question, of index: Int) -> Answer {
    switch question {
    case .items: .items(Int32(clamping: askItems(of: index)))
    case .canMove(let item): .canMove(askCanMove(Int(item), of: index))
    case .allowsMove:
      .allowsMove(askSource(.allowsMove, of: index) { $0.allowsMove(for: $1) })
    case .restricted:
      .restricted(askSource(.restricted, of: index) { $0.isRestricted(for: $1) })
    case .fullSize:
      .fullSize(askSource(.fullSize, of: index) { $0.prefersFullSize(for: $1) })
    case .added: askAdded(of: index)
    case .candidate(let below): candidateAnswer(below: below, for: index)
    case .companion(let destination): .companion(companion(after: destination, for: index))
    case .canHandle(let destination): .canHandle(askCanHandle(destination, of: index))
    case .update(let destination): .update(askUpdate(destination, of: index))
    case .perform(let destination): .perform(isDone: askPerform(destination, of: index))
    }
  }

  private func askSource(
    _ callback: Callback, of index: Int, _ ask: (any DragSource, DragCall) -> Bool
  ) -> Bool {
    let view = situation.drags[index].source
    record(.called(callback, view, .none), of: index)
    guard let source = scene[view].source else { return false }
    return ask(source, call(view, of: index))
  }

  private func askItems(of index: Int) -> Int {
    let drag = situation.drags[index]
    guard let pressed = situation.pointers[drag.pointer.index].pressed,
      let source = scene[drag.source].source
    else { return 0 }
    record(.called(.items, drag.source, .none), session: drag.id)
    let given = source.items(for: call(drag.source, of: index, item: pressed.item))
    situation.drags[index].items = liftedItems(given, pressed: pressed)
    return situation.drags[index].items.count
  }

  private func askCanMove(_ place: Int, of index: Int) -> Bool {
    let drag = situation.drags[index]
    let item = drag.items[place].item
    record(.called(.canMove, drag.source, .item(item)), session: drag.id)
    let mayMove =
      scene[drag.source].source?.canMove(item, for: call(drag.source, of: index, item: item))
      ?? false
    if !mayMove { situation.drags[index].items.remove(at: place) }
    return mayMove
  }

  private func askAdded(of index: Int) -> Answer {
    let drag = situation.drags[index]
    guard let tap = drag.tapped, let source = scene[tap.pressed.view].source else {
      return .added(0, joins: false)
    }
    situation.drags[index].tapped = nil
    let view = tap.pressed.view
    record(.called(.addItems, view, .item(tap.pressed.item)), session: drag.id)
    let given = source.itemsToAdd(
      for: call(view, of: index, item: tap.pressed.item, pointer: tap.pointer))
    let items = dragItems(given, pressed: tap.pressed)
    guard !items.isEmpty else { return .added(0, joins: false) }
    situation.drags[index].items += items
    situation.drags[index].added = items
    let joins = !drag.contributors.contains(view)
    if joins { situation.drags[index].contributors.append(view) }
    return .added(Int32(clamping: items.count), joins: joins)
  }

  private func askCanHandle(_ destination: DestinationID, of index: Int) -> Bool {
    let view = ViewID(destination)
    record(.called(.canHandle, view, .none), of: index, at: destination.place)
    return scene.destination(destination)?.canHandle(call(view, of: index, aimingAt: destination))
      ?? false
  }

  private func askUpdate(_ destination: DestinationID, of index: Int) -> DropRuling {
    let view = ViewID(destination)
    var aim = aim(at: destination, of: index)
    let gate = scene.gates[view.index]
    let call = situation.callForUpdate(view, in: gate.application, of: index, aim: aim, at: now)
    let changes = placeChanges
    let answer = scene.destination(destination)?.update(call)
    let proposal = answer ?? proposal(unansweredAt: destination, of: index)
    // What an application changes while it is asked counts at once, and it is not asked again: it might do so
    // each time.
    if placeChanges != changes {
      aim = self.aim(at: destination, of: index)
      situation.drags[index].approach = aim.approach(to: view)
    }
    let (ruling, hasStays) = situation.rule(
      on: proposal, aim, at: view, in: gate.application, of: index,
      asked: askedByHost(of: index, for: proposal.operation),
      performsWithoutDestination: settings.performsWithoutDestination)
    if gate.isSwitched || proposal.isPrecise || hasStays {
      note(proposal, aim, at: destination, of: index)
    }
    record(
      .called(.update, view, .ruling(ruling)), of: index, at: destination.place,
      on: aim.target(of: ruling.landing))
    return ruling
  }

  /// What a policy is given; a destination's call also says what the pointer means there.
  func call(
    _ view: ViewID, of index: Int, item: ItemID? = nil, pointer: PointerID? = nil,
    aimingAt destination: DestinationID? = nil
  ) -> DragCall {
    let aim = destination.map { self.aim(at: $0, of: index) } ?? Aim.nothing
    return call(view, of: index, item: item, pointer: pointer, aim: aim)
  }

  func call(
    _ view: ViewID, of index: Int, item: ItemID? = nil, pointer: PointerID? = nil, aim: Aim
  ) -> DragCall {
    let application = scene.gates[view.index].application
    return situation.call(
      view, in: application, of: index, item: item, pointer: pointer, aim: aim, at: now)
  }
}
