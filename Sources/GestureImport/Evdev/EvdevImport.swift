import DragScript
import Machines

/// Follows each device of a recording separately, and merges the events by time (3.2).
struct EvdevImport {
  private let options: ImportOptions
  private(set) var log: ImportLog
  private(set) var recording = Recording()
  private let breaksOff: InputPosition?
  /// The time of the first event, whatever clock it is of.
  private var start: Int64 = 0
  /// What each device does that was followed; the events that were not taken away.
  private var recordings: [Recording] = []
  /// The number of events that they did.
  private var count = 0
  /// The pointers of all devices that were followed, those of one device behind those of the one before.
  private(set) var pointers: [ImportedPointer] = []
  /// How many pointers the devices have that were followed before each one.
  private(set) var bases: [Int] = []

  /// The devices that are asked for.
  private var tracks: [EvdevTrack] = []

  /// Chooses the devices.
  ///
  /// - Parameters:
  ///   - tape: The events of the devices.
  ///   - options: The import options.
  ///   - log: The diagnostics of the reader.
  init(_ tape: EvdevTape, options: ImportOptions, log: ImportLog) {
    self.options = options
    self.log = log
    breaksOff = tape.breaksOff
    tracks = chosen(from: tape.tracks)
    start = tracks.compactMap { $0.sent.first?.time }.min() ?? 0
  }

  /// Follows all devices, one after the other.
  ///
  /// - Parameter drain: Gets what one device does from time to time, and how many pointers the devices
  ///   before it have; it may take events away that are not to be held. Only where there is one device are
  ///   they in the order of time.
  mutating func follow(_ drain: (inout Recording, Int) -> Void = { _, _ in }) {
    for track in tracks where !log.hasErrors {
      guard let follower = follower(of: track, among: tracks.count) else { continue }
      run(follower, on: track, drain)
    }
    if let breaksOff, recordings.isEmpty, !log.hasErrors {
      endEarly(at: breaksOff, after: nil)
    }
    merge()
  }

  /// The devices that were followed without an error, to be followed side by side.
  mutating func players() -> [EvdevPlayer] {
    var players: [EvdevPlayer] = []
    for track in tracks {
      guard let lines = track.lines, let follower = follower(of: track, among: tracks.count) else {
        continue
      }
      players.append(EvdevPlayer(follower, EvdevCursor(lines), from: start))
    }
    return players
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

  /// The follower of a device; nil if that moves nothing or is refused.
  private mutating func follower(
    of track: EvdevTrack, among count: Int
  ) -> (any EvdevFollower)? {
    let survey = EvdevSurvey(track.sent.traffic, of: track.device, options)
    // Beside other devices, one that moves nothing is of no account: a power button, a lid.
    guard survey.manner != .none || count == 1 else { return nil }
    guard survey.manner != .touchpad || options.indirect else {
      refuseTouchpad(track, among: count)
      return nil
    }
    if let missing = survey.missingLocation, let press = survey.traffic.firstPress {
      refusePress(press, of: survey, missing, among: count)
      return nil
    }
    guard let scale = options.scale(for: track.device, survey, &log) else { return nil }
    switch survey.manner {
    case .slots, .sequence, .single, .none:
      return EvdevContacts(
        options: options, device: track.device, survey: survey, scale: scale, log: log)
    case .pen, .mouse, .tablet, .touchpad:
      return EvdevPointer(
        options: options, device: track.device, survey: survey, scale: scale, log: log)
    }
  }

  private mutating func refuseTouchpad(_ track: EvdevTrack, among count: Int) {
    let isGuess = !track.device.isIndirect
    log.report(
      .unreadDevice,
      at: track.sent.first?.location ?? .start,
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

  private mutating func run<Follower: EvdevFollower>(
    _ follower: Follower, on track: EvdevTrack, _ drain: (inout Recording, Int) -> Void
  ) {
    var follower = follower
    var next = Recording.eventsOfPiece
    let room = options.eventLimit - count
    let start = start
    let base = pointers.count
    let isWhole = track.forEach { event in
      var event = event
      event.time -= start
      follower.take(event)
      if follower.recording.nextIndex > room {
        follower.log.report(
          .tooManyEvents, at: event.location,
          "the recording exceeds the maximum of \(room) events")
        return false
      }
      if follower.recording.events.count >= next {
        drain(&follower.recording, base)
        next = follower.recording.events.count + Recording.eventsOfPiece
      }
      return !follower.log.isFull
    }
    log = follower.log
    if !isWhole {
      log.report(.fileChanged, at: .start, "the file changed while it was read")
    }
    // A recording that is not read to its end is not reported as truncated.
    if !log.hasErrors, let last = track.sent.last,
      breaksOff != nil || follower.lastFrame?.offset != last.offset
    {
      endEarly(at: breaksOff ?? last.location, after: follower.lastFrame)
    }
    follower.log = log
    follower.end()
    log = follower.log
    count += follower.recording.nextIndex
    drain(&follower.recording, base)
    pointers += follower.recording.pointers
    bases.append(base)
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
    Self.name(&recording.pointers)
  }

  /// Names pointers by their kinds, and counts those of a kind.
  static func name(_ pointers: inout [ImportedPointer]) {
    var names: [String: Int] = [:]
    for index in pointers.indices {
      let kind = pointers[index].name
      names[kind, default: 0] += 1
      pointers[index].name = "\(kind)\(names[kind] ?? 1)"
    }
  }
}
