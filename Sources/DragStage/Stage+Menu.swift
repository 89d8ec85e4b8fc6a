public import DragGeometry
import DragGestures
import DragItems
public import DragSessions
import Machines

/// The context menu of a stage, and whose it is.
struct MenuSituation: Hashable, Sendable {
  var machine = Machine<ContextMenu>(ContextMenu.Context())
  /// What the menu belongs to, while one is shown or asked for.
  var subject: Subject?

  /// The item of a menu, and how it was lifted.
  struct Subject: Hashable, Sendable {
    let item: ItemReference
    let pointer: PointerID
    /// The session that the lift made, or nil where it found no items.
    let session: SessionID?
  }
}

extension Stage {
  /// The item whose context menu is shown, or nil.
  public var shownMenu: ItemReference? {
    switch situation.menu.machine.state {
    case .hidden, .asking: nil
    case .shown, .open: situation.menu.subject?.item
    }
  }

  /// The session that a pointer has lifted or carries, or nil.
  public func carriedSession(of pointer: PointerID) -> SessionID? {
    isKnown(pointer) ? situation.pointers[pointer.index].session : nil
  }

  /// Where the centre of a session's preview is, in the viewport.
  ///
  /// At the lift it is the centre of the item's frame; from then on it follows the pointer, so that
  /// nothing jumps when a drag begins from a menu. A mouse takes hold at its press.
  ///
  /// - Parameter session: The session.
  /// - Returns: The centre, or nil where no pointer has lifted or carries the session.
  public func previewCenter(of session: SessionID) -> Point? {
    guard let index = place(of: session) else { return nil }
    let drag = situation.drags[index]
    guard situation.pointers[drag.pointer.index].session == session else { return nil }
    return situation.pointers[drag.pointer.index].point + drag.grip
  }

  /// Where the centre of a pressed item is, as seen from the pointer that takes hold of it.
  func grip(of item: ItemReference, with pointer: PointerID) -> Point {
    let frame = shownFrame(of: item) ?? scene.frame(of: item.view)
    let center = Point(x: frame.minX + frame.width / 2, y: frame.minY + frame.height / 2)
    let holder = situation.pointers[pointer.index]
    // A pulling mouse is beyond the slop already; what it pressed is what it holds.
    let isPulling = holder.gesture.state == .pulling
    return center - (isPulling ? holder.gesture.context.origin : holder.point)
  }

  /// Shows the menu of what a pointer has pressed for the lift delay, if it has one.
  func openMenu(with pointer: PointerID) {
    guard hasMenu(under: pointer) else { return }
    stepMenu(on: .interrupted)
    // Whoever hears that its menu goes may have taken this item away.
    guard hasMenu(under: pointer), let item = pressedItem(of: pointer) else { return }
    situation.menu.subject = MenuSituation.Subject(
      item: item, pointer: pointer, session: situation.pointers[pointer.index].session)
    stepMenu(on: .rested)
  }

  private func hasMenu(under pointer: PointerID) -> Bool {
    guard let item = pressedItem(of: pointer) else { return false }
    return scene[item.view].options.hasMenus && !isSilent(item.view)
  }

  /// Steps the menu on what the pointer of its item does; other pointers are none of its business.
  func stepMenu(of pointer: PointerID, on event: ContextMenu.Event) {
    guard situation.menu.subject?.pointer == pointer,
      situation.menu.machine.state == .shown
    else { return }
    stepMenu(on: event)
  }

  /// Steps the menu.
  ///
  /// - Returns: Whether anything changed.
  @discardableResult
  func stepMenu(on event: ContextMenu.Event) -> Bool {
    var effects: [ContextMenu.Effect] = []
    if settings.countsRows { count(.menu, situation.menu.machine, on: event) }
    do throws(ContextMenu.Refused) {
      try situation.menu.machine.advance(on: event, into: &effects)
    } catch {
      defect = defect ?? .menu(error)
    }
    for effect in effects { carryOut(effect) }
    if situation.menu.machine.state == .hidden { situation.menu.subject = nil }
    return !effects.isEmpty
  }

  private func carryOut(_ effect: ContextMenu.Effect) {
    guard let subject = situation.menu.subject else { return }
    let item = subject.item
    switch effect {
    case .ask: stepMenu(on: .answered(hasMenu(subject)))
    case .show:
      orders.append(.showMenu(item))
      tell(.menuShown, of: subject) { $0.didShowMenu(item.item, $1) }
    case .dismiss:
      orders.append(.dismissMenu(item))
      tell(.menuDismissed, of: subject) { $0.didDismissMenu(item.item, $1) }
    }
  }

  private func hasMenu(_ subject: MenuSituation.Subject) -> Bool {
    let item = subject.item
    record(.called(.menu, item.view, .item(item.item)), session: subject.session)
    let answer = scene[item.view].source?.hasMenu(item.item, for: call(of: subject)) ?? false
    // Its own answer may have taken the item away.
    return answer && scene[item.view].holds(item.item)
  }

  private func tell(
    _ callback: Callback, of subject: MenuSituation.Subject,
    _ tell: (any DragSource, DragCall) -> Void
  ) {
    let view = subject.item.view
    guard !isSilent(view), let source = scene[view].source else { return }
    record(.called(callback, view, .item(subject.item.item)), session: subject.session)
    tell(source, call(of: subject))
  }

  private func call(of subject: MenuSituation.Subject) -> DragCall {
    // A lift without items made no session; its number is that of the next one.
    DragCall(
      session: subject.session ?? SessionID(sessionCount + 1), view: subject.item.view,
      pointer: subject.pointer, time: now,
      point: situation.pointers[subject.pointer.index].point,
      items: subject.session.flatMap { place(of: $0) }.map { situation.drags[$0].items } ?? [],
      isLocal: true, item: subject.item.item, over: .none, landing: nil, ruling: .nothing)
  }

  /// Takes the menu away whose item left its view, or whose view was taken away; while the item is
  /// asked, the answer sees to it.
  func dismissMenuOfLostItem() {
    guard let item = shownMenu,
      !scene.isPresent(item.view) || !scene[item.view].holds(item.item)
    else { return }
    stepMenu(on: .itemLost)
  }

  /// Takes the menu of an application away.
  func dismissMenu(of application: ApplicationID) {
    guard let item = shownMenu, scene[item.view].application == application else { return }
    stepMenu(on: .itemLost)
  }
}
