import DragGeometry
import DragGestures
import DragScript
import Machines

/// Follows the one pointer of a mouse, a pen or an indirect touchpad through its frames (3.2).
struct EvdevPointer: EvdevFollower {
  let options: ImportOptions
  let survey: EvdevSurvey
  let scale: AxisScale
  var log: ImportLog
  var recording = Recording()

  /// The last values of the device's axes; the kernel sends only changes.
  var x: Int?
  var y: Int?
  var finger: EvdevFinger
  /// The position of the pointer.
  var pointer: PushedPointer
  /// The distance by which the frame moves it.
  private var step = Point.zero
  /// The notches that the frame turns the wheels by, to the right and away from the user.
  private var notches = Point.zero
  /// The presses and releases of the frame, in order.
  private var presses: [Press] = []
  /// The buttons that are held; a pen's tip counts as the button 0.
  private var held: [Int] = []
  /// The button that a pen's own button makes of its touch.
  private var penButton = 0
  var isInRange: Bool
  var leavesRange = false
  /// Indicates whether a press lost its end, or was cancelled, so that its release is still to
  /// come.
  private var isCancelled = false
  private var isDropping = false
  private var clock = EvdevFrameClock()

  /// One press of a button, or its end.
  private struct Press {
    var button: Int
    var isDown: Bool
  }

  var lastFrame: EvdevEvent? { clock.lastFrame }
  private var position: Point { pointer.position }

  init(
    options: ImportOptions,
    device: EvdevDevice,
    survey: EvdevSurvey,
    scale: AxisScale,
    log: ImportLog
  ) {
    self.options = options
    self.survey = survey
    self.scale = scale
    self.log = log
    pointer = PushedPointer(options)
    isInRange = !survey.hasPenTools
    finger = EvdevFinger(
      survey.isSequence ? .sequence : survey.hasContacts ? .slots : .single)
    x = device.axes[EvdevCode.absX]?.value
    y = device.axes[EvdevCode.absY]?.value
    let isPen = survey.manner == .pen
    recording.pointers = [
      ImportedPointer(
        name: isPen ? "pen" : "mouse", kind: options.pointerKind ?? (isPen ? .pen : .mouse))
    ]
  }

  mutating func take(_ event: EvdevEvent) {
    guard event.type != EvdevCode.synchronize else {
      synchronize(event)
      return
    }
    guard !isDropping else { return }
    if survey.manner == .touchpad { finger.take(event) }
    switch event.type {
    case EvdevCode.relative: takeStep(event)
    case EvdevCode.absolute where survey.manner != .touchpad: takeAxis(event)
    case EvdevCode.key: takeKey(event)
    case EvdevCode.miscellaneous, EvdevCode.absolute: break
    default: reportUnread(event, "events of type \(event.type)")
    }
  }

  private mutating func synchronize(_ event: EvdevEvent) {
    if event.code == EvdevCode.synReport {
      if !isDropping { closeFrame(event) }
      isDropping = false
      clock.report(event, &log)
    } else if event.code == EvdevCode.synMTReport, !isDropping {
      finger.closePacket()
    } else if event.code == EvdevCode.synDropped {
      log.report(.eventsDropped, at: event.location, "the kernel dropped events here: a press ends")
      isDropping = true
      forgetFrame()
      finger.forget()
      guard !held.isEmpty else { return }
      held = []
      isCancelled = true
      pointer.release()
      emit(.cancel(.point(position)), event)
    }
  }

  private mutating func takeStep(_ event: EvdevEvent) {
    guard survey.manner == .mouse || survey.manner == .tablet else {
      reportUnread(event, "steps of a device with axes")
      return
    }
    let value = Double(event.value)
    switch event.code {
    case EvdevCode.relX where survey.manner == .mouse: step.x += value
    case EvdevCode.relY where survey.manner == .mouse: step.y += value
    case EvdevCode.relWheel: notches.y += value
    case EvdevCode.relHorizontalWheel: notches.x += value
    case EvdevCode.relFineWheels: break
    default: reportUnread(event, "axes of steps other than x, y and the wheels")
    }
  }

  private mutating func takeAxis(_ event: EvdevEvent) {
    if EvdevCode.mtAxes.contains(event.code) {
      reportUnread(event, "touches of a mouse's surface")
    } else if event.code == EvdevCode.absX {
      x = event.value
    } else if event.code == EvdevCode.absY {
      y = event.value
    }
  }

  private mutating func takeKey(_ event: EvdevEvent) {
    guard event.value == 0 || event.value == 1 else { return }
    let isDown = event.value == 1
    switch event.code {
    case EvdevCode.mouseButtons where survey.manner != .pen:
      presses.append(Press(button: EvdevCode.buttonNumber(event.code) ?? 0, isDown: isDown))
    case EvdevCode.touch where survey.manner == .pen:
      presses.append(Press(button: 0, isDown: isDown))
    case EvdevCode.touch: break
    case EvdevCode.penTools where survey.manner == .pen:
      isInRange = isDown
      leavesRange = !isDown
    case EvdevCode.stylusButtons, EvdevCode.thirdStylusButton:
      takeStylusButton(event, isDown)
    default:
      if isDown, !EvdevCode.isTool(event.code) {
        reportUnread(event, "keys and buttons of other kinds")
      }
    }
  }

  /// A pen's button makes of the next touch a press of the second or the middle button.
  private mutating func takeStylusButton(_ event: EvdevEvent, _ isDown: Bool) {
    penButton = isDown ? (event.code == EvdevCode.stylusButtons.lowerBound ? 2 : 1) : 0
    guard isDown, !held.isEmpty else { return }
    log.report(
      .secondButton,
      at: event.location,
      "a pen button pressed while the pen touches is omitted: a script's pointer has one "
        + "press"
    )
  }

  // MARK: Frames

  private mutating func closeFrame(_ event: EvdevEvent) {
    if let crowd = finger.placePackets() { report(.badSlot, crowd, event) }
    let before = position
    if movePointer(event), position != before || options.keepStationary && !held.isEmpty {
      emit(.move(.point(position)), event)
    }
    for press in presses { carryOut(press, event) }
    // A pen that leaves the range lifts, with or without an event.
    if leavesRange, !held.isEmpty { carryOut(Press(button: held[0], isDown: false), event) }
    if notches != .zero { scroll(event) }
    forgetFrame()
  }

  private mutating func forgetFrame() {
    step = .zero
    notches = .zero
    presses.removeAll(keepingCapacity: true)
    leavesRange = false
    finger.closeFrame()
  }

  /// Moves the pointer to the frame's position.
  ///
  /// - Returns: Whether the pointer has a position; it has none if the frame contains none.
  private mutating func movePointer(_ event: EvdevEvent) -> Bool {
    switch survey.manner {
    case .mouse:
      if step != .zero { pointer.push(by: scale.step(x: step.x, y: step.y), at: event.location) }
    case .touchpad:
      let (x, y) = finger.step
      if x != 0 || y != 0 {
        pointer.push(by: scale.step(x: Double(x), y: Double(y)), at: event.location)
      }
    default:
      // The zeros that a pen sends when it leaves are no positions.
      guard isInRange, !leavesRange, let x, let y else { return false }
      let admission = options.admission(of: scale.point(x: x, y: y))
      log.report(admission, at: event.location)
      guard let point = admission.point else { return false }
      pointer.location(at: point)
    }
    return true
  }

  private mutating func carryOut(_ press: Press, _ event: EvdevEvent) {
    guard press.isDown else {
      guard let index = held.firstIndex(of: press.button) else {
        if !isCancelled { report(.nothingPressed, "the released button is not down", event) }
        return
      }
      held.remove(at: index)
      guard held.isEmpty else { return }
      emit(.up(.point(position)), event)
      pointer.release()
      return
    }
    guard !held.contains(press.button) else {
      report(.pressedAgain, "the button is already down; the press is ignored", event)
      return
    }
    held.append(press.button)
    guard held.count == 1 else {
      report(
        .secondButton,
        "a second button is omitted: a script's pointer has one press, which "
          + "ends with the last button", event)
      return
    }
    isCancelled = false
    pointer.press()
    emit(.down(.point(position), button: survey.manner == .pen ? penButton : press.button), event)
  }

  /// Ends a press that is still down at the last whole frame.
  mutating func end() {
    pointer.report(to: &log)
    guard !held.isEmpty, options.atEnd != .keep, !log.hasErrors, let last = lastFrame else {
      return
    }
    let isCancelled = options.atEnd == .cancel
    log.reportOpenEnd("a button", at: last.location)
    emit(isCancelled ? .cancel(.point(position)) : .up(.point(position)), last)
  }

  private mutating func report(_ fault: ImportError, _ message: String, _ event: EvdevEvent) {
    log.report(fault, at: event.location, message)
  }

  private mutating func reportUnread(_ event: EvdevEvent, _ what: String) {
    log.report(.unreadEvent, at: event.location, "\(what) are omitted")
  }

  mutating func emit(_ action: ImportedEvent.Action, _ event: EvdevEvent, pointer: Int? = 0) {
    recording.append(
      ImportedEvent(
        time: Timestamp(microseconds: event.time), pointer: pointer, action: action),
      from: SourceMap.Entry(event.location)
    )
  }

  /// Scrolls the view that the wheel is bound to.
  private mutating func scroll(_ event: EvdevEvent) {
    guard let view = options.bindings["wheel"].flatMap(BoundReference.init)?.view else {
      log.report(
        .unboundScroll,
        at: event.location,
        severity: .warning,
        "unknown view of the wheel; its events are omitted",
        hint: "name the view with --bind wheel=VIEW"
      )
      return
    }
    let offset = Point(x: notches.x * Self.notch, y: -notches.y * Self.notch)
    emit(.scroll(view: view, by: offset, over: .zero), event, pointer: nil)
  }

  /// The number of points that a notch of a wheel scrolls.
  private static let notch = 40.0
}
