import DragGeometry
import DragGestures
import DragScript
import Machines

extension EvdevContacts {
  /// Applies the frame's values of one slot, at the frame's time.
  mutating func carryOut(_ slot: Int, _ frame: EvdevEvent) {
    let state = slots[slot]
    if state.contact == .open {
      if state.becomesPalm {
        log.report(.palm, at: frame.location, "the contact is a palm and is canceled")
        cancel(slot, frame)
      } else {
        follow(slot, frame)
        if state.ends { lift(slot, frame) }
      }
    } else if state.contact == .none, !state.begins, survey.manner == .slots, !state.endsAtOnce,
      state.trackingID < 0
    {
      log.report(
        .unknownContact,
        at: frame.location,
        "a contact that began before the recording moves; it is omitted"
      )
    }
    if state.ends { slots[slot].contact = .none }
    if state.begins { begin(slot, frame) }
  }

  /// Moves an open contact to the frame's position.
  private mutating func follow(_ slot: Int, _ frame: EvdevEvent) {
    let state = slots[slot]
    let x = state.ends ? state.endX : state.x
    let y = state.ends ? state.endY : state.y
    guard let point = point(x, y, frame) else { return }
    let isKept = options.keepStationary && !state.ends
    guard point != state.position || isKept else { return }
    slots[slot].position = point
    emit(.move(.point(point)), slot, frame)
  }

  private mutating func begin(_ slot: Int, _ frame: EvdevEvent) {
    let state = slots[slot]
    guard !state.isPalm else {
      log.report(
        .palm, at: frame.location, "the contact is a palm from its beginning and is omitted")
      slots[slot].contact = state.endsAtOnce ? .none : .ignored
      return
    }
    for (axis, value) in [("x", state.x), ("y", state.y)] where value == nil {
      log.report(
        .axisMissing,
        at: frame.location,
        "a contact begins before the first value of its \(axis); 0 is used"
      )
    }
    guard let point = point(state.x, state.y, frame) else {
      slots[slot].contact = .ignored
      return
    }
    slots[slot].position = point
    slots[slot].contact = .open
    openCount += 1
    choosePointer(slot)
    emit(.down(.point(point), button: 0), slot, frame)
    if state.endsAtOnce { lift(slot, frame) }
  }

  /// Gives a contact the slot's pointer for what touches, which is made for the first of its kind.
  private mutating func choosePointer(_ slot: Int) {
    slots[slot].isPenDown = slots[slot].isPen
    guard slots[slot].pointer == nil else { return }
    let isPen = slots[slot].isPen
    if isPen {
      slots[slot].pen = recording.pointers.count
    } else {
      slots[slot].finger = recording.pointers.count
    }
    recording.pointers.append(
      ImportedPointer(
        name: isPen ? "pen" : "touch", kind: options.pointerKind ?? (isPen ? .pen : .touch))
    )
  }

  private mutating func lift(_ slot: Int, _ frame: EvdevEvent) {
    slots[slot].contact = .none
    openCount -= 1
    emit(.up(.point(slots[slot].position)), slot, frame)
  }

  mutating func cancel(_ slot: Int, _ event: EvdevEvent) {
    slots[slot].contact = .ignored
    openCount -= 1
    emit(.cancel(.point(slots[slot].position)), slot, event)
  }

  /// Ends the open contacts at the last complete frame; the latest contact ends first.
  mutating func end() {
    guard openCount > 0, options.atEnd != .keep, !log.hasErrors, let last = lastFrame else {
      return
    }
    for slot in slots.indices.reversed() where slots[slot].contact == .open {
      log.reportOpenEnd("a contact", at: last.location)
      if options.atEnd == .cancel { cancel(slot, last) } else { lift(slot, last) }
    }
  }

  private mutating func point(_ x: Int?, _ y: Int?, _ frame: EvdevEvent) -> Point? {
    let admission = options.admission(of: scale.point(x: x ?? 0, y: y ?? 0))
    log.report(admission, at: frame.location)
    return admission.point
  }

  private mutating func emit(_ action: ImportedEvent.Action, _ slot: Int, _ event: EvdevEvent) {
    recording.append(
      ImportedEvent(
        time: Timestamp(microseconds: event.time),
        pointer: slots[slot].pointer,
        action: action
      ),
      from: SourceMap.Entry(event.location)
    )
  }
}
