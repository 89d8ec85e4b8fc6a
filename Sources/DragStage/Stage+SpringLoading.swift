import DragItems
import DragSessions
import Machines

extension Stage {
  /// Notes what the pointer of a drag rests on: the front view there that may open at all.
  ///
  /// It needs a drag under way; whether a destination accepts it does not matter (CONTRACT-98).
  func updateSpring(of index: Int) {
    // Its answer is due, and may have changed what lies under the pointer.
    if situation.drags[index].spring?.isAsked == true { return }
    let target = situation.drags[index].isCarried ? springTarget(of: index) : nil
    if let spring = situation.drags[index].spring, spring.target != target {
      stepSpring(at: index, on: .left)
      situation.drags[index].spring = nil
    }
    guard let target else {
      // Nothing is there that would open when the pointer is slow again.
      situation.timers.stop(.springStill(situation.drags[index].id))
      return
    }
    guard !isTooFast(index) else { return }
    let isMet = situation.drags[index].spring != nil
    if !isMet { situation.drags[index].spring = SpringSituation(target: target) }
    stepSpring(at: index, on: isMet ? .hovered : .entered)
  }

  /// What opens is what lies below the pointer: where that is something else now, it takes its own time.
  func moveSpringWithData(of index: Int) {
    let drag = situation.drags[index]
    let target = drag.isCarried ? springTarget(of: index) : nil
    if target != drag.spring?.target { updateSpring(of: index) }
  }

  /// Whether the pointer is too fast for its target to open (CONTRACT-100).
  ///
  /// One that begins must be nearly still, one that has begun may be faster; once it is given up, it
  /// begins anew as soon as the pointer has been slow enough, moving or not.
  private func isTooFast(_ index: Int) -> Bool {
    guard settings.measuresSpeed else { return false }
    let session = situation.drags[index].id
    situation.timers.stop(.springStill(session))
    let state = situation.drags[index].spring?.machine.state
    // What has opened, or did not allow it, waits for the pointer to leave, at whatever speed.
    if state == .spent { return false }
    let begin = settings.springBeginSpeed ?? settings.springCancelSpeed
    let limit = state == nil ? begin : settings.springCancelSpeed
    guard let limit, let begin, limit > 0, begin > 0,
      let motion = situation.pointers[situation.drags[index].pointer.index].motion,
      motion.wait(for: limit, at: now) > .zero
    else { return false }
    if state != nil {
      stepSpring(at: index, on: .left)
      situation.drags[index].spring = nil
    }
    situation.timers.set(.springStill(session), after: motion.wait(for: begin, at: now))
    return true
  }

  private func springTarget(of index: Int) -> SpringTarget? {
    let search = situation.search(by: index)
    if search.isAway { return nil }
    scene.collectViews(at: search.point, into: &candidates)
    let found = candidates.first { view in
      scene[view].options.isSpringLoaded && scene[view].destination != nil
        && scene.gates[view.index].isReachable(from: search.application)
    }
    guard let view = found else { return nil }
    guard scene[view].collection != nil else { return SpringTarget(view: view, item: nil) }
    // In a collection it is an item that opens (CONTRACT-99).
    return item(in: view, at: search.point).map { SpringTarget(view: view, item: $0) }
  }

  func stepSpring(of session: SessionID, on event: SpringLoad.Event) {
    if let index = place(of: session) { stepSpring(at: index, on: event) }
  }

  private func stepSpring(at index: Int, on event: SpringLoad.Event) {
    guard let target = situation.drags[index].spring?.target else { return }
    var effects: [SpringLoad.Effect] = []
    if settings.countsRows, let machine = situation.drags[index].spring?.machine {
      count(.springLoad, machine, on: event)
    }
    do throws(SpringLoad.Refused) {
      try situation.drags[index].spring?.machine.advance(on: event, into: &effects)
    } catch {
      defect = defect ?? .spring(situation.drags[index].id, error)
    }
    for effect in effects { carryOut(effect, on: target, of: index) }
  }

  private func carryOut(_ effect: SpringLoad.Effect, on target: SpringTarget, of index: Int) {
    let session = situation.drags[index].id
    let flash = min(settings.springFlash, settings.springDelay)
    switch effect {
    case .ask:
      // What its own answer took away from under the pointer does not open.
      let isAllowed = mayOpen(target, of: index) && springTarget(of: index) == target
      stepSpring(at: index, on: .allowed(isAllowed))
    case .highlight: orders.append(.highlightSpring(session, target.view, target.item))
    case .startDelay:
      let delay = Microseconds(settings.springDelay.count - flash.count)
      situation.timers.set(.springDelay(session), after: delay)
    case .stopDelay: situation.timers.stop(.springDelay(session))
    case .startFlash:
      orders.append(.flashSpring(session))
      situation.timers.set(.springFlash(session), after: flash)
    case .stopFlash: situation.timers.stop(.springFlash(session))
    case .activate:
      record(.called(.springLoaded, target.view, detail(of: target)), of: index)
      scene[target.view].destination?.didOpen(
        call(
          target.view, of: index, item: target.item,
          aimingAt: DestinationID(target.view.rawValue)))
    case .finish: orders.append(.clearSpring(session))
    }
  }

  private func mayOpen(_ target: SpringTarget, of index: Int) -> Bool {
    record(.called(.springLoad, target.view, detail(of: target)), of: index)
    let call = call(
      target.view, of: index, item: target.item,
      aimingAt: DestinationID(target.view.rawValue))
    return scene[target.view].destination?.mayOpen(call) ?? false
  }

  private func detail(of target: SpringTarget) -> CallDetail {
    target.item.map { .item($0) } ?? .none
  }
}
