import CollectionLayout
import CollectionModel
public import DragGeometry
public import DragItems
import DragSessions
import Machines

extension Stage {
  /// Puts new items into a collection's data, as an application does under a running drag.
  ///
  /// - Parameters:
  ///   - items: The names of the new items, each once.
  ///   - gap: Where they go, with placeholders counted.
  ///   - view: The collection.
  /// - Throws: An item that is there already or in another collection of its store, a gap past the
  ///   end, or a view that is no collection.
  public func insert(_ items: [String], at gap: GapIndex, in view: ViewID) throws(StageError) {
    try checkFree(items, at: view)
    try update(view, [.insert(items, at: gap)])
  }

  /// Moves items inside a collection's data, as an application does under a running drag.
  ///
  /// - Parameters:
  ///   - items: The items, each once; they arrive as one run in this order (M2).
  ///   - gap: Where they go, in the order before the move, with placeholders counted.
  ///   - view: The collection.
  /// - Throws: An item that is not there or stands twice, a gap past the end, or a view that is no
  ///   collection.
  public func move(_ items: [ItemID], to gap: GapIndex, in view: ViewID) throws(StageError) {
    try update(view, [.move(items, to: gap)])
  }

  /// Fills a section of a collection further, as a part of setting the stage: it is not traced.
  ///
  /// - Parameters:
  ///   - items: The names of the new items, each once.
  ///   - section: The section, which is there.
  ///   - view: The collection.
  /// - Throws: An item that is there already, a section past the end, or a view that is no collection.
  public func append(
    _ items: [String], toSection section: Int = 0, of view: ViewID
  ) throws(StageError) {
    let count = scene[view].collection?.order.numberOfItems(inSection: section) ?? 0
    let ids = items.map { names.item(named: $0) }
    try append(ids, at: GapIndex(section: section, item: count), of: view)
  }

  /// Fills a section further with numbered items, as a part of setting the stage.
  ///
  /// A name of them is made when it is asked for, so that a million items cost no million texts.
  ///
  /// - Parameters:
  ///   - prefix: What stands before the number in each name.
  ///   - numbers: The numbers, none of them negative.
  ///   - section: The section, which is there.
  ///   - view: The collection.
  /// - Throws: An item that is there already, a negative number or more than 2²⁴ of them, a section
  ///   past the end, or a view that is no collection.
  public func append(
    numbered prefix: String, _ numbers: ClosedRange<Int>, toSection section: Int = 0,
    of view: ViewID
  ) throws(StageError) {
    guard numbers.lowerBound >= 0, numbers.upperBound - numbers.lowerBound < 1 << 24 else {
      throw .badNumbers
    }
    let count = scene[view].collection?.order.numberOfItems(inSection: section) ?? 0
    let ids = names.items(named: NumberedNames(prefix: prefix, numbers: numbers))
    try append(ids, at: GapIndex(section: section, item: count), of: view)
  }

  private func append(_ ids: [ItemID], at gap: GapIndex, of view: ViewID) throws(StageError) {
    guard var content = scene[view].collection else { throw .unknownItem(scene[view].name) }
    guard boundStores[view] == nil else { throw .bound(scene[view].name) }
    try changing(&content) { order throws(SnapshotError<Int, ItemID>) in
      _ = try order.insert(ids, at: gap)
    }
    scene[view].collection = content
  }

  /// Takes an item out of a view's data, as an application does under a running drag.
  ///
  /// - Parameter item: The item.
  /// - Throws: An item that is not there.
  public func delete(_ item: ItemReference) throws(StageError) {
    guard scene[item.view].holds(item.item) else { throw .unknownItem(names[item.item]) }
    takeAway(DragItem(item: item.item, origin: item.view), session: nil)
    contentChanged()
  }

  /// Scrolls a collection, or a plain view with a content of its own: another part of it is seen.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - step: How far, in points; the offset stays inside the content.
  /// - Throws: A view that does not scroll, or a step that is no finite number.
  public func scroll(_ view: ViewID, by step: Point) throws(StageError) {
    guard step.isFinite else { throw .notFinite }
    guard var position = scene[view].scrollPosition else {
      throw .doesNotScroll(scene[view].name)
    }
    position.offset = position.offset + step
    scene[view].scrollPosition = position
    placesChanged()
  }

  /// Asks every drag anew whose pointer means something else now; the others hear nothing.
  ///
  /// What a policy calls meanwhile is queued, as it is while an event is taken. How a drag came to
  /// its place counts no more, as that was a place in the data before the change.
  func contentChanged() {
    passOnChanges()
    for index in situation.drags.indices {
      situation.drags[index].approach = nil
      moveGapWithData(of: index)
    }
    placesChanged()
  }

  /// The same where the data stays, and lies elsewhere under the pointers.
  func placesChanged() {
    placeChanges &+= 1
    guard !isTaking else { return askDragsAnew() }
    isTaking = true
    defer { isTaking = false }
    askDragsAnew()
    drainQueue()
  }

  private func askDragsAnew() {
    dismissMenuOfLostItem()
    // Another drag may be looking for its destination right now, if a policy has changed the data.
    let underPointer = candidates
    defer { candidates = underPointer }
    // A place that was meant before the change may be another one now.
    for index in situation.drags.indices { situation.drags[index].lastPlace = nil }
    // A drag that is telling somebody that it has left a view has found its place just before.
    for session in situation.drags.map(\.id) {
      guard let index = place(of: session), isCarriedAndQuiet(index) else { continue }
      if !lookAgain(at: index), scene.watched.contains(.springs) { moveSpringWithData(of: index) }
      // There may be more to scroll now, or nothing, with the place the same.
      if settings.autoScroll != nil, let index = place(of: session) { updateAutoScroll(of: index) }
    }
  }

  private func isCarriedAndQuiet(_ index: Int) -> Bool {
    situation.drags[index].drag.session.state == .dragging && situation.drags[index].drag.isQuiet
  }

  /// Asks a drag anew that is at rest, where its pointer means something else than it has been asked for.
  ///
  /// - Returns: Whether it was.
  @discardableResult
  func lookAgain(at index: Int) -> Bool {
    guard isCarriedAndQuiet(index) else { return false }
    let current = situation.drags[index].drag.session.context.current
    let isChanged =
      viewBelow(index) != current.map { ViewID($0) }
      || current.map { isAimedElsewhere(at: $0, index) } == true
    if isChanged { step(at: index, on: .contentChanged) }
    return isChanged
  }

  /// Whether a drag's pointer means another place now than that of its proposal, or the place is another item's.
  private func isAimedElsewhere(at current: DestinationID, _ index: Int) -> Bool {
    let ruling = situation.drags[index].drag.session.context.ruling
    let target = situation.drags[index].target
    func isMeant(_ aim: Aim) -> Bool {
      aim.landing(for: ruling.requested.intent) == ruling.landing
        && aim.target(of: ruling.landing) == target
    }
    if isMeant(aim(at: current, of: index)) { return false }
    // A place that came before its destination has asked for more precision is the one below the finger.
    let isPrecise = situation.pointing(of: index, at: current).isPrecise
    return !isPrecise || !isMeant(aim(at: current, of: index, isRough: true))
  }
}

extension CollectionContent {
  /// A change that the stage has made sure of; nil, and nothing changed, where it was refused.
  mutating func changeOrNil<Value, Failure: Error>(
    _ edit: (inout Snapshot<Int, ItemID>) throws(Failure) -> Value
  ) -> Value? {
    let before = self
    do throws(Failure) {
      let value = try change(edit)
      if layoutFailure == nil { return value }
    } catch {
      return nil
    }
    self = before
    return nil
  }
}
