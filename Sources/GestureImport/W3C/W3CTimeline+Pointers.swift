import DragGeometry
import DragGestures
import Machines

extension W3CTimeline {
  mutating func press(_ item: W3CItem, at place: Place) {
    let button = pointers[place.source].kind == .touch ? 0 : item.button ?? 0
    if item.isNamed, item.x != nil || item.y != nil { move(item, at: place) }
    let held = pointers[place.source].buttons
    guard !held.contains(button) else {
      report(.pressedAgain, "the button \(button) is already down; the press is ignored", place)
      return
    }
    pointers[place.source].buttons.append(button)
    pointers[place.source].wasCancelled = false
    guard held.isEmpty else {
      report(
        .secondButton,
        "the second button \(button) is omitted: a script's pointer has one "
          + "press, which ends with the last button",
        place
      )
      return
    }
    pressed.append(.pointer(source: place.source))
    let pointer = pointers[place.source]
    emit(.down(pointer.position, button: button), pointer: pointer.index, from: place)
  }

  mutating func release(_ item: W3CItem, at place: Place) {
    let pointer = pointers[place.source]
    let button = pointer.kind == .touch ? 0 : item.button ?? 0
    guard let held = pointer.buttons.firstIndex(of: button) else {
      // The release that belongs to a cancelled press says nothing new.
      if !pointer.wasCancelled {
        report(.nothingPressed, "the released button \(button) is not down", place)
      }
      return
    }
    pointers[place.source].buttons.remove(at: held)
    guard pointers[place.source].buttons.isEmpty else { return }
    forget(.pointer(source: place.source))
    emit(.up(pointer.position), pointer: pointer.index, from: place)
  }

  mutating func cancel(_ item: W3CItem, at place: Place) {
    let pointer = pointers[place.source]
    guard !pointer.buttons.isEmpty else {
      if !pointer.wasCancelled {
        report(.nothingPressed, "the canceled pointer is not down", place)
      }
      return
    }
    pointers[place.source].buttons = []
    pointers[place.source].wasCancelled = true
    forget(.pointer(source: place.source))
    emit(.cancel(pointer.position), pointer: pointer.index, from: place)
  }

  mutating func forget(_ press: Press) {
    if let index = pressed.lastIndex(of: press) { pressed.remove(at: index) }
  }

  /// Moves a pointer; a finger that is up moves without anybody seeing it.
  mutating func move(_ item: W3CItem, at place: Place) {
    let pointer = pointers[place.source]
    guard let target = target(of: item, from: pointer.position, at: place) else { return }
    pointers[place.source].position = target
    let isSeen = pointer.kind != .touch || !pointer.buttons.isEmpty
    guard isSeen, target != pointer.position else { return }
    let duration =
      item.isNamed ? .zero : item.duration.map(Microseconds.milliseconds) ?? tick.length
    guard duration > .zero else {
      emit(.move(target), pointer: pointer.index, from: place)
      return
    }
    guard case .point(let from) = pointer.position, case .point(let to) = target else {
      emit(.glide(target, over: duration, rate: options.rate), pointer: pointer.index, from: place)
      return
    }
    sample(from: from, to: to, over: duration, pointer: pointer.index, at: place)
  }

  /// Cuts a move into samples.
  private mutating func sample(
    from start: Point,
    to end: Point,
    over duration: Microseconds,
    pointer: Int,
    at place: Place
  ) {
    let path = SampledPath(from: start, to: end, over: duration, rate: options.rate)
    guard path.fits(in: options.eventLimit - recording.count) else {
      report(
        .tooManyEvents, "the move exceeds the maximum of \(options.eventLimit) events", place)
      return
    }
    recording.append(path, at: tick.start, pointer: pointer, from: entry(of: place))
  }

  /// The target of a move; nil, with a message, if that is outside the viewport.
  private mutating func target(
    of item: W3CItem,
    from start: ImportedEvent.Target,
    at place: Place
  ) -> ImportedEvent.Target? {
    let step = Point(x: item.x ?? 0, y: item.y ?? 0)
    switch item.origin {
    case .viewport: return admitted(step, at: place).map(ImportedEvent.Target.point)
    case .element(let index): return offset(step, from: references[index], at: place)
    case .pointer:
      switch start {
      case .point(let point):
        return admitted(point + step, at: place).map(ImportedEvent.Target.point)
      case .element(let reference, let offset):
        return self.offset(offset + step, from: reference, at: place)
      }
    }
  }

  private mutating func offset(
    _ offset: Point,
    from reference: String,
    at place: Place
  ) -> ImportedEvent.Target? {
    if offset.isFinite { return .element(reference, offset: offset) }
    report(.outOfBounds, "the move's target is not a finite point", place)
    return nil
  }

  /// The point adjusted by the options; nil, with a message, if it is rejected.
  mutating func admitted(_ point: Point, at place: Place) -> Point? {
    let admission = options.admission(of: point)
    if admission.complaint != nil {
      log.report(admission, at: place.location, pathText(place))
    }
    return admission.point
  }

  /// Reports an error of an action.
  mutating func report(
    _ fault: ImportError,
    _ message: String,
    _ place: Place,
    hint: String? = nil
  ) {
    log.report(fault, at: place.location, message + pathText(place), hint: hint)
  }
}
