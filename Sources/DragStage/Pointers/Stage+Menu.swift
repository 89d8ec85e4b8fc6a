import DragGeometry
import DragGestures
import DragSessions
import Machines

extension Stage {
  /// The item whose context menu is shown, or nil.
  var shownMenu: ItemReference? {
    switch core.state.menu.machine.state {
    case .hidden, .asking: nil
    case .shown, .open: core.state.menu.subject?.item
    }
  }

  /// Shows the menu of the item that a pointer has pressed for the lift delay, if it has one.
  func openMenu(with pointer: PointerID) {
    guard itemWithMenu(under: pointer) != nil else { return }
    stepMenu(on: .interrupted)
    // A source that is notified of the previous menu's end may have removed this item.
    guard let item = itemWithMenu(under: pointer) else { return }
    core.state.menu.subject = MenuState.Subject(
      item: item, pointer: pointer, session: core.state.pointers[pointer.index].session)
    stepMenu(on: .rested)
  }

  /// Returns true if a shown menu lies in front of the item that a pointer could lift, which is
  /// then not lifted.
  func opensMenuInFront(with pointer: PointerID) -> Bool {
    guard core.state.pointers[pointer.index].press.menu != nil else { return false }
    if core.pressedMenu(of: pointer) != nil {
      openMenu(with: pointer)
      if core.state.menu.subject?.pointer == pointer { return true }
    }
    // The press now refers to the item below.
    core.state.pointers[pointer.index].press.menu = nil
    return false
  }

  /// The item whose menu a press at rest queries.
  private func itemWithMenu(under pointer: PointerID) -> ItemReference? {
    guard let item = core.pressedMenu(of: pointer) ?? core.pressedItem(of: pointer),
      core.scene[item.view].options.hasMenus, !core.isTerminated(item.view)
    else { return nil }
    return item
  }

  /// Steps the menu on an event of its item's pointer; other pointers are ignored.
  func stepMenu(of pointer: PointerID, on event: ContextMenu.Event) {
    guard core.state.menu.subject?.pointer == pointer,
      core.state.menu.machine.state == .shown
    else { return }
    stepMenu(on: event)
  }

  /// Steps the menu.
  ///
  /// - Returns: True if its state changed.
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
    // The policy's own answer may have removed the item.
    return answer && core.scene[item.view].holds(item.item)
  }

  private func notify(_ notification: DragNotification, of subject: MenuState.Subject) {
    let view = subject.item.view
    guard !core.isTerminated(view), let source = policies.source(of: view) else { return }
    core.record(
      .called(notification.callback, view, .item(subject.item.item)), session: subject.session)
    source.dragDidUpdate(notification, call(of: subject))
  }

  private func call(of subject: MenuState.Subject) -> DragContext {
    // A lift without items created no session; the context has the number of the next one.
    DragContext(
      session: subject.session ?? SessionID(core.sessionCount + 1), view: subject.item.view,
      pointer: subject.pointer, time: now,
      point: core.state.pointers[subject.pointer.index].point,
      items: subject.session.flatMap { core.live($0) }.map { core.state.drags[$0].items } ?? [],
      isLocal: true, item: subject.item.item, over: .none, position: nil, ruling: .nothing)
  }

  /// Dismisses the menu of an item that was removed, or whose view was removed; while the policy is
  /// asked, its answer handles this.
  func dismissMenuOfLostItem() {
    guard let item = shownMenu,
      !core.scene.isPresent(item.view) || !core.scene[item.view].holds(item.item)
    else { return }
    stepMenu(on: .itemLost)
  }

  /// Dismisses the menu of an application.
  func dismissMenu(of application: ApplicationID) {
    guard let item = shownMenu, core.scene[item.view].application == application else { return }
    stepMenu(on: .itemLost)
  }
}
