import DragGeometry
import DragGestures
import Machines

extension W3CTimeline {
  typealias ItemIndex = (source: Int, item: Int)

  mutating func press(_ item: W3CItem, at itemIndex: ItemIndex) {
    let button = pointers[itemIndex.source].kind == .touch ? 0 : item.button ?? 0
    if item.isNamed, item.x != nil || item.y != nil { move(item, at: itemIndex) }
    let held = pointers[itemIndex.source].buttons
    guard !held.contains(button) else {
      report(.pressedAgain, "the button \(button) is already down; the press is ignored", itemIndex)
      return
    }
    pointers[itemIndex.source].buttons.append(button)
    pointers[itemIndex.source].wasCancelled = false
    guard held.isEmpty else {
      report(
        .secondButton,
        "the second button \(button) is omitted: a script's pointer has one "
          + "press, which ends with the last button",
        itemIndex
      )
      return
    }
    pressed.append(.pointer(source: itemIndex.source))
    let pointer = pointers[itemIndex.source]
    emit(.down(pointer.position, button: button), pointer: pointer.index, from: itemIndex)
  }

  mutating func release(_ item: W3CItem, at itemIndex: ItemIndex) {
    let pointer = pointers[itemIndex.source]
    let button = pointer.kind == .touch ? 0 : item.button ?? 0
    guard let held = pointer.buttons.firstIndex(of: button) else {
      // The release that belongs to a cancelled press says nothing new.
      if !pointer.wasCancelled {
        report(.nothingPressed, "the released button \(button) is not down", itemIndex)
      }
      return
    }
    pointers[itemIndex.source].buttons.remove(at: held)
    guard pointers[itemIndex.source].buttons.isEmpty else { return }
    forget(.pointer(source: itemIndex.source))
    emit(.up(pointer.position), pointer: pointer.index, from: itemIndex)
  }

  mutating func cancel(_ item: W3CItem, at itemIndex: ItemIndex) {
    let pointer = pointers[itemIndex.source]
    guard !pointer.buttons.isEmpty else {
      if !pointer.wasCancelled {
        report(.nothingPressed, "the canceled pointer is not down", itemIndex)
      }
      return
    }
    pointers[itemIndex.source].buttons = []
    pointers[itemIndex.source].wasCancelled = true
    forget(.pointer(source: itemIndex.source))
    emit(.cancel(pointer.position), pointer: pointer.index, from: itemIndex)
  }

  mutating func forget(_ press: Press) {
    if let index = pressed.lastIndex(of: press) { pressed.remove(at: index) }
  }

  /// Moves a pointer; a finger that is up moves without anybody seeing it.
  mutating func move(_ item: W3CItem, at itemIndex: ItemIndex) {
    let start = pointers[itemIndex.source].position
    guard let target = target(of: item, from: start, at: itemIndex) else { return }
    pointers[itemIndex.source].position = target
    let isSeen =
      pointers[itemIndex.source].kind != .touch || !pointers[itemIndex.source].buttons.isEmpty
    guard isSeen, target != start else { return }
    let duration =
      item.isNamed ? .zero : item.duration.map(Microseconds.milliseconds) ?? tick.length
    let index = pointers[itemIndex.source].index
    guard duration > .zero else {
      emit(.move(target), pointer: index, from: itemIndex)
      return
    }
    guard case .point(let from) = start, case .point(let to) = target else {
      emit(.glide(target, over: duration, rate: options.rate), pointer: index, from: itemIndex)
      return
    }
    sample(from: from, to: to, over: duration, pointer: index, at: itemIndex)
  }

  /// Cuts a move into samples.
  private mutating func sample(
    from start: Point,
    to end: Point,
    over duration: Microseconds,
    pointer: Int,
    at itemIndex: ItemIndex
  ) {
    let path = SampledPath(from: start, to: end, over: duration, rate: options.rate)
    guard path.fits(in: options.eventLimit - recording.count) else {
      report(
        .tooManyEvents, "the move exceeds the maximum of \(options.eventLimit) events", itemIndex)
      return
    }
    recording.append(path, at: tick.start, pointer: pointer, from: entry(of: itemIndex))
  }

  /// The target of a move; nil, with a message, if that is outside the viewport.
  private mutating func target(
    of item: W3CItem,
    from start: ImportedEvent.Target,
    at itemIndex: ItemIndex
  ) -> ImportedEvent.Target? {
    let step = Point(x: item.x ?? 0, y: item.y ?? 0)
    switch item.origin {
    case .viewport: return admitted(step, at: itemIndex).map(ImportedEvent.Target.point)
    case .element(let index): return offset(step, from: references[index], at: itemIndex)
    case .pointer:
      switch start {
      case .point(let point):
        return admitted(point + step, at: itemIndex).map(ImportedEvent.Target.point)
      case .element(let reference, let offset):
        return self.offset(offset + step, from: reference, at: itemIndex)
      }
    }
  }

  private mutating func offset(
    _ offset: Point,
    from reference: String,
    at itemIndex: ItemIndex
  ) -> ImportedEvent.Target? {
    if offset.isFinite { return .element(reference, offset: offset) }
    report(.outOfBounds, "the move's target is not a finite point", itemIndex)
    return nil
  }

  /// The point adjusted by the options; nil, with a message, if it is rejected.
  mutating func admitted(_ point: Point, at itemIndex: ItemIndex) -> Point? {
    let admission = options.admission(of: point)
    if admission.complaint != nil {
      log.report(admission, at: inputLocation(itemIndex), pathText(itemIndex))
    }
    return admission.point
  }

  /// Reports an error of an action.
  mutating func report(
    _ fault: ImportError,
    _ message: String,
    _ itemIndex: ItemIndex,
    hint: String? = nil
  ) {
    log.report(fault, at: inputLocation(itemIndex), message + pathText(itemIndex), hint: hint)
  }
}
