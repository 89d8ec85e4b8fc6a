import DragScript
import Machines

/// Follows each device of a recording separately, and merges the events by time (3.2).
struct EvdevImport {
  private let options: ImportOptions
  private(set) var log: DiagnosticLog
  private(set) var recording = Recording()
  private let breaksOff: InputPosition?
  /// The time of the first event, whatever clock it is of.
  private var start: Int64 = 0
  private var recordings: [Recording] = []
  /// The number of events in them.
  private var count = 0

  /// Follows all devices.
  ///
  /// - Parameters:
  ///   - tape: The events of the devices.
  ///   - options: The import options.
  ///   - log: The diagnostics of the reader.
  ///   - drain: Gets what one device does from time to time, and may take events away that are not to be
  ///     held; only where there is one device are they in the order of time.
  init(
    _ tape: EvdevTape, options: ImportOptions, log: DiagnosticLog,
    drain: (inout Recording) -> Void = { _ in }
  ) {
    self.options = options
    self.log = log
    breaksOff = tape.breaksOff
    let tracks = chosen(from: tape.tracks)
    start = tracks.compactMap { $0.first?.time }.min() ?? 0
    for track in tracks where !self.log.hasErrors {
      follow(track, among: tracks.count, drain)
    }
    if let breaksOff, recordings.isEmpty, !self.log.hasErrors {
      endEarly(at: breaksOff, after: nil)
    }
    merge()
  }

  /// The devices that are asked for.
  private mutating func chosen(from tracks: [EvdevTrack]) -> [EvdevTrack] {
    guard let name = options.device else { return tracks }
    let chosen = tracks.filter { $0.isCalled(name) }
    if chosen.isEmpty {
      let known = tracks.map(\.node).filter { !$0.isEmpty }
      log.report(
        .badOption,
        at: .start,
        "unknown device \"\(name)\" in the recording",
        hint: known.isEmpty
          ? "it names no devices" : "it has \(known.prefix(8).joined(separator: ", "))"
      )
    }
    return chosen
  }

  /// Follows one device, unless it moves nothing or is refused.
  private mutating func follow(
    _ track: EvdevTrack, among count: Int, _ drain: (inout Recording) -> Void
  ) {
    let survey = EvdevSurvey(track.traffic, of: track.device, options)
    // Beside other devices, one that moves nothing is of no account: a power button, a lid.
    guard survey.manner != .none || count == 1 else { return }
    guard survey.manner != .touchpad || options.indirect else {
      refuseTouchpad(track, among: count)
      return
    }
    if let missing = survey.missingLocation, let press = survey.traffic.firstPress {
      refusePress(press, of: survey, missing, among: count)
      return
    }
    guard let scale = options.scale(for: track.device, survey, &log) else { return }
    switch survey.manner {
    case .slots, .sequence, .single, .none:
      run(
        EvdevContacts(
          options: options, device: track.device, survey: survey, scale: scale, log: log),
        on: track, drain)
    case .pen, .mouse, .tablet, .touchpad:
      run(
        EvdevPointer(
          options: options, device: track.device, survey: survey, scale: scale, log: log),
        on: track, drain)
    }
  }

  private mutating func refuseTouchpad(_ track: EvdevTrack, among count: Int) {
    let isGuess = !track.device.isIndirect
    log.report(
      .unreadDevice,
      at: track.first?.location ?? .start,
      "the recording is of a touchpad, whose positions are not on the screen",
      hint: "read it as a mouse with --indirect"
        + (isGuess ? ", or as a touch screen with --pointer-kind touch" : "")
        + (count > 1 ? ", or choose another device with --device" : "")
    )
  }

  /// Refuses presses whose positions are not known.
  private mutating func refusePress(
    _ press: EvdevEvent,
    of survey: EvdevSurvey,
    _ missing: EvdevSurvey.MissingLocation,
    among count: Int
  ) {
    switch missing {
    case .otherAxes:
      let axes = survey.traffic.otherAxes.sorted().map { EvdevCode.positionNames[Int($0)] }
      log.report(
        .unreadDevice,
        at: press.location,
        "the device reports positions on \(axes.joined(separator: " and ")), and not on X and Y"
      )
    case .unknown where survey.manner == .mouse && count > 1:
      log.report(
        .unreadEvent, at: press.location, "the buttons of a device without movement are omitted")
    case .unknown:
      let isTouch = ![.mouse, .pen, .tablet].contains(survey.manner)
      log.report(
        .positionMissing,
        at: press.location,
        "a pointer is pressed at an unknown position",
        hint: isTouch ? nil : "set the initial position with --start X,Y"
      )
    }
  }

  /// The number of events that are made before they can be removed.
  private static let eventsOfPiece = 4_096

  private mutating func run<Follower: EvdevFollower>(
    _ follower: Follower, on track: EvdevTrack, _ drain: (inout Recording) -> Void
  ) {
    var follower = follower
    var taken = 0
    var next = Self.eventsOfPiece
    let room = options.eventLimit - count
    let start = start
    let isWhole = track.forEach { event in
      var event = event
      event.time -= start
      follower.take(event)
      let made = follower.recording.events.count
      if taken + made > room {
        follower.log.report(
          .tooManyEvents, at: event.location,
          "the recording exceeds the maximum of \(room) events")
        return false
      }
      if made >= next {
        drain(&follower.recording)
        taken += made - follower.recording.events.count
        next = follower.recording.events.count + Self.eventsOfPiece
      }
      return !follower.log.isFull
    }
    log = follower.log
    if !isWhole {
      log.report(.fileChanged, at: .start, "the file changed while it was read")
    }
    // A recording that is not read to its end is not reported as truncated.
    if !log.hasErrors, let last = track.last,
      breaksOff != nil || follower.lastFrame?.offset != last.offset
    {
      endEarly(at: breaksOff ?? last.location, after: follower.lastFrame)
    }
    follower.log = log
    follower.end()
    log = follower.log
    count += taken + follower.recording.events.count
    drain(&follower.recording)
    recordings.append(follower.recording)
  }

  private mutating func endEarly(at location: InputPosition, after frame: EvdevEvent?) {
    log.report(
      .endsEarly,
      at: location,
      "the recording is truncated within a frame; it is complete up to "
        + DurationText.shortest(frame?.time ?? 0)
    )
  }

  /// Puts the recordings of all devices together, and gives their pointers numbers.
  private mutating func merge() {
    recording = Recording(merging: recordings)
    recordings = []
    var names: [String: Int] = [:]
    for index in recording.pointers.indices {
      let kind = recording.pointers[index].name
      names[kind, default: 0] += 1
      recording.pointers[index].name = "\(kind)\(names[kind] ?? 1)"
    }
  }
}
