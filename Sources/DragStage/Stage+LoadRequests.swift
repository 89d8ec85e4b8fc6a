public import DragItems
public import DragSessions
import Machines

extension Stage {
  /// Asks for the data of an item that was dropped (CONTRACT-88, 121).
  ///
  /// It may be asked for while ``DropDestination/perform(_:with:)`` is being asked, and until the drop is
  /// done where that takes time; the data may come much later. Several loads of one item go on
  /// beside each other (CONTRACT-119), and complete in any order (CONTRACT-120).
  ///
  /// - Parameters:
  ///   - request: What is asked for; a type to which no representation conforms that the view may
  ///     see completes with -1000.
  ///   - item: An item of the session.
  ///   - session: The session.
  ///   - view: The destination; its ``DropDestination/didLoad(_:_:_:)`` is told, exactly once.
  /// - Returns: The load; `progress(of:)` tells how far it is from now on.
  /// - Throws: ``Misuse/loadOutsideDrop`` (-2000), or an item that is not in the session.
  @discardableResult
  public func load(
    _ request: LoadRequest, of item: DragItem, in session: SessionID, at view: ViewID
  ) throws(StageError) -> LoadToken {
    let index = try scope(of: session, at: view, item: item.item)
    guard situation.drags[index].items.contains(item) else {
      throw .unknownItem(names[item.item])
    }
    record(
      .transfer(.asked(view, item.item, request)), of: index, at: performer(of: index))
    let token = newLoadToken()
    start(
      LoadSituation(
        token: token, session: session, item: item, destination: view, request: request,
        placeholder: nil, operation: operation(of: index), place: performer(of: index)),
      for: index)
    situation.drags[index].markTaken(item)
    return token
  }

  /// Asks for an object of each item of a drop (CONTRACT-89).
  ///
  /// - Parameters:
  ///   - objectClass: The class; an item without a type that it reads is left out of what comes.
  ///   - session: The session.
  ///   - view: The destination; its ``DropDestination/didLoadAll(_:_:)`` is told, exactly once.
  /// - Returns: What the calls of that method name as their load.
  /// - Throws: ``Misuse/loadOutsideDrop``.
  @discardableResult
  public func loadObjects(
    of objectClass: ObjectClass, in session: SessionID, at view: ViewID
  ) throws(StageError) -> LoadToken {
    let index = try scope(of: session, at: view, item: nil)
    record(
      .transfer(.askedForAll(view, objectClass)), of: index, at: performer(of: index))
    let items = situation.drags[index].items
    let token = newLoadToken()
    let members = items.map { _ in newLoadToken() }
    situation.batches.append(
      LoadBatch(
        token: token, session: session, destination: view, place: performer(of: index),
        members: members,
        items: items.map(\.item), results: LoadResults(count: items.count)))
    for (item, member) in zip(items, members) {
      start(
        LoadSituation(
          token: member, session: session, item: item, destination: view,
          request: .object(objectClass), placeholder: nil, operation: operation(of: index),
          place: performer(of: index)), for: index)
      situation.drags[index].markTaken(item)
    }
    return token
  }

  /// Where a session stands whose drop a view performs right now.
  private func scope(
    of session: SessionID, at view: ViewID, item: ItemID?
  ) throws(StageError) -> Int {
    guard let index = place(of: session), mayLoad(index, at: view) else {
      // A load that is barred completes at once, with its error, and is kept by nobody.
      if settings.countsRows { count(.load, Machine<Load>(Load.Context()), on: .barred) }
      throw told(.loadOutsideDrop, at: view, item: item, session: session)
    }
    return index
  }

  /// Whether a view may ask for data of a drag: while it may choose where the items go.
  private func mayLoad(_ index: Int, at view: ViewID) -> Bool {
    situation.drags[index].dropped == view && situation.drags[index].scope != nil
      && situation.drags[index].drag.session.state == .performing
  }

  /// Which of a view's destinations performs the drop of a drag.
  func performer(of index: Int) -> UInt32 {
    situation.drags[index].drag.session.context.current?.place ?? 0
  }

  private func operation(of index: Int) -> DropOperation {
    situation.drags[index].drag.session.context.ruling.proposal.operation
  }

  /// Takes the end of a load that is told with others.
  ///
  /// - Returns: False where the load is told for itself.
  func complete(batchOf load: LoadSituation, with result: LoadResult) -> Bool {
    let found = situation.batches.firstIndex { $0.members.contains(load.token) }
    guard let found, let place = situation.batches[found].members.firstIndex(of: load.token)
    else { return false }
    do throws(LoadResults<LoadedItem>.Fault) {
      try situation.batches[found].results.complete(place, with: result)
    } catch {
      // Each member is a load of its own, which completes once: there is no second result.
      return true
    }
    guard let objects = situation.batches[found].results.values else { return true }
    let batch = situation.batches.remove(at: found)
    tellDidLoadAll(batch, objects)
    return true
  }

  private func tellDidLoadAll(_ batch: LoadBatch, _ objects: [LoadedItem]) {
    let view = batch.destination
    let receiver = DestinationID(view.rawValue, place: batch.place)
    guard !isSilent(view), let destination = scene.destination(receiver) else { return }
    let failed = Set(batch.results.errors.map(\.item))
    let made = batch.items.indices.filter { !failed.contains($0) }.map { batch.items[$0] }
    record(.called(.didLoadAll, view, .items(made)), session: batch.session, at: batch.place)
    guard let index = place(of: batch.session) else { return }
    var call = call(view, of: index)
    call.load = batch.token
    destination.didLoadAll(objects, call)
  }
}

extension DragSituation {
  /// An item that was asked for is none that nobody took.
  mutating func markTaken(_ item: DragItem) {
    for place in items.indices where items[place] == item { taken.insert(place) }
  }

  /// What stood for an item is gone, and its destination may choose for it again.
  mutating func forgetChoice(for item: DragItem) {
    for place in items.indices where items[place] == item {
      taken.remove(place)
      chosen.remove(place)
    }
  }
}
