public import DragGeometry
import DragGestures
public import DragSessions
import Machines

extension Stage {
  /// The item whose context menu is shown, or nil.
  public var shownMenu: ItemReference? {
    switch core.state.menu.machine.state {
    case .hidden, .asking: nil
    case .shown, .open: core.state.menu.subject?.item
    }
  }

  /// The session that a pointer has lifted or carries, or nil.
  public func carriedSession(of pointer: PointerID) -> SessionID? {
    core.isKnown(pointer) ? core.state.pointers[pointer.index].session : nil
  }

  /// Where the centre of a session's preview is, in the viewport.
  ///
  /// At the lift it is the centre of the item's frame; from then on it follows the pointer, so that
  /// nothing jumps when a drag begins from a menu. A mouse takes hold at its press.
  ///
  /// - Parameter session: The session.
  /// - Returns: The centre, or nil where no pointer has lifted or carries the session.
  public func previewCenter(of session: SessionID) -> Point? {
    guard core.isLive(session) else { return nil }
    let drag = core.state.drags[session]
    guard core.state.pointers[drag.pointer.index].session == session else { return nil }
    return core.state.pointers[drag.pointer.index].point + drag.display.grip
  }

  /// Shows the menu of what a pointer has pressed for the lift delay, if it has one.
  func openMenu(with pointer: PointerID) {
    guard itemWithMenu(under: pointer) != nil else { return }
    stepMenu(on: .interrupted)
    // A source that is notified of its menu's end may have taken this item away.
    guard let item = itemWithMenu(under: pointer) else { return }
    core.state.menu.subject = MenuState.Subject(
      item: item, pointer: pointer, session: core.state.pointers[pointer.index].session)
    stepMenu(on: .rested)
  }

  /// Whether a menu is shown that lies in front of what a pointer could lift, which then stays where it is.
  func opensMenuInFront(with pointer: PointerID) -> Bool {
    guard core.state.pointers[pointer.index].press.menu != nil else { return false }
    if core.pressedMenu(of: pointer) != nil {
      openMenu(with: pointer)
      if core.state.menu.subject?.pointer == pointer { return true }
    }
    // The press is for what lies below.
    core.state.pointers[pointer.index].press.menu = nil
    return false
  }

  /// The item that a press at rest asks for its menu.
  private func itemWithMenu(under pointer: PointerID) -> ItemReference? {
    guard let item = core.pressedMenu(of: pointer) ?? core.pressedItem(of: pointer),
      core.scene[item.view].options.hasMenus, !isTerminated(item.view)
    else { return nil }
    return item
  }

  /// Steps the menu on what the pointer of its item does; other pointers are none of its business.
  func stepMenu(of pointer: PointerID, on event: ContextMenu.Event) {
    guard core.state.menu.subject?.pointer == pointer,
      core.state.menu.machine.state == .shown
    else { return }
    stepMenu(on: event)
  }

  /// Steps the menu.
  ///
  /// - Returns: Whether anything changed.
  @discardableResult
  func stepMenu(on event: ContextMenu.Event) -> Bool {
    var effects: [ContextMenu.Effect] = []
    if settings.countsTransitions { core.count(.menu, core.state.menu.machine, on: event) }
    do throws(ContextMenu.InvalidTransition) {
      try core.state.menu.machine.advance(on: event, into: &effects)
    } catch {
      core.defect = core.defect ?? .menu(error)
    }
    for effect in effects { carryOut(effect) }
    if core.state.menu.machine.state == .hidden { core.state.menu.subject = nil }
    return !effects.isEmpty
  }

  private func carryOut(_ effect: ContextMenu.Effect) {
    guard let subject = core.state.menu.subject else { return }
    let item = subject.item
    switch effect {
    case .ask: stepMenu(on: .answered(hasMenu(subject)))
    case .show:
      core.commands.append(.showMenu(item))
      notify(.menuShown(item.item), of: subject)
    case .dismiss:
      core.commands.append(.dismissMenu(item))
      notify(.menuDismissed(item.item), of: subject)
    }
  }

  private func hasMenu(_ subject: MenuState.Subject) -> Bool {
    let item = subject.item
    core.record(.called(.menu, item.view, .item(item.item)), session: subject.session)
    let answer = policies.source(of: item.view)?.hasMenu(item.item, for: call(of: subject)) ?? false
    // Its own answer may have taken the item away.
    return answer && core.scene[item.view].holds(item.item)
  }

  private func notify(_ notification: DragNotification, of subject: MenuState.Subject) {
    let view = subject.item.view
    guard !isTerminated(view), let source = policies.source(of: view) else { return }
    core.record(
      .called(notification.callback, view, .item(subject.item.item)), session: subject.session)
    source.dragDidUpdate(notification, call(of: subject))
  }

  private func call(of subject: MenuState.Subject) -> DragContext {
    // A lift without items made no session; its number is that of the next one.
    DragContext(
      session: subject.session ?? SessionID(core.sessionCount + 1), view: subject.item.view,
      pointer: subject.pointer, time: now,
      point: core.state.pointers[subject.pointer.index].point,
      items: subject.session.flatMap { live($0) }.map { core.state.drags[$0].items } ?? [],
      isLocal: true, item: subject.item.item, over: .none, position: nil, ruling: .nothing)
  }

  /// Takes the menu away whose item left its view, or whose view was taken away; while the item is
  /// asked, the answer sees to it.
  func dismissMenuOfLostItem() {
    guard let item = shownMenu,
      !core.scene.isPresent(item.view) || !core.scene[item.view].holds(item.item)
    else { return }
    stepMenu(on: .itemLost)
  }

  /// Takes the menu of an application away.
  func dismissMenu(of application: ApplicationID) {
    guard let item = shownMenu, core.scene[item.view].application == application else { return }
    stepMenu(on: .itemLost)
  }
}
