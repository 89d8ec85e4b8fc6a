import DragScript
import Machines

/// Follows each device of a recording by itself, and puts what they do in the order of time (3.2).
struct EvdevImport {
  private let options: ImportOptions
  private(set) var log: DiagnosticLog
  private(set) var recording = Recording()
  private let breaksOff: SourcePlace?
  /// The time of the first event, whatever clock it is of.
  private var start: Int64 = 0
  private var recordings: [Recording] = []
  /// How many events they have.
  private var count = 0

  init(_ tape: EvdevTape, options: ImportOptions, log: DiagnosticLog) {
    self.options = options
    self.log = log
    breaksOff = tape.breaksOff
    let tracks = chosen(from: tape.tracks)
    start = tracks.compactMap { $0.events.first?.time }.min() ?? 0
    for track in tracks where !self.log.hasErrors { follow(track, among: tracks.count) }
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
        "the recording has no device \"\(name)\"",
        hint: known.isEmpty
          ? "it names no devices" : "it has \(known.prefix(8).joined(separator: ", "))"
      )
    }
    return chosen
  }

  /// Follows one device, unless it moves nothing or is refused.
  private mutating func follow(_ track: EvdevTrack, among count: Int) {
    let survey = EvdevSurvey(track.events, of: track.device)
    // Beside other devices, one that moves nothing is of no account: a power button, a lid.
    guard survey.manner != .none || count == 1 else { return }
    if survey.manner == .touchpad, !options.indirect {
      log.report(
        .unreadDevice,
        at: track.events.first?.place ?? .start,
        "the recording is of a touchpad, whose positions are none of the screen",
        hint: "--indirect lets its finger push a mouse's pointer"
          + (count > 1 ? ", and --device chooses another device" : "")
      )
      return
    }
    guard let scale = options.scale(for: track.device, survey, &log) else { return }
    switch survey.manner {
    case .slots, .sequence, .single, .none:
      run(
        EvdevContacts(
          options: options, device: track.device, survey: survey, scale: scale, log: log),
        on: track.events)
    case .pen, .mouse, .tablet, .touchpad:
      run(
        EvdevPointer(
          options: options, device: track.device, survey: survey, scale: scale, log: log),
        on: track.events)
    }
  }

  private mutating func run<Follower: EvdevFollower>(
    _ follower: Follower,
    on events: [EvdevEvent]
  ) {
    var follower = follower
    follower.follow(events, from: start, upTo: options.eventLimit - count)
    count += follower.recording.events.count
    log = follower.log
    if let last = events.last, breaksOff != nil || follower.lastFrame?.offset != last.offset {
      endEarly(at: breaksOff ?? last.place, after: follower.lastFrame)
    }
    follower.log = log
    follower.end()
    log = follower.log
    recordings.append(follower.recording)
  }

  private mutating func endEarly(at place: SourcePlace, after frame: EvdevEvent?) {
    log.report(
      .endsEarly,
      at: place,
      "the recording breaks off within a frame; it is whole up to "
        + DurationText.shortest(frame?.time ?? 0)
    )
  }

  /// Puts the recordings of all devices together, and gives their pointers numbers.
  private mutating func merge() {
    recording = Self.inOrder(recordings)
    recordings = []
    var names: [String: Int] = [:]
    for index in recording.pointers.indices {
      let kind = recording.pointers[index].name
      names[kind, default: 0] += 1
      recording.pointers[index].name = "\(kind)\(names[kind] ?? 1)"
    }
  }

  /// The events of all recordings by time; of equal times the one of the earlier recording first.
  private static func inOrder(_ recordings: [Recording]) -> Recording {
    guard recordings.count != 1 else { return recordings[0] }
    var places = recordings.indices.flatMap { track in
      recordings[track].events.indices.map { (track: track, event: $0) }
    }
    places.sort { left, right in
      let times = (
        recordings[left.track].events[left.event].time,
        recordings[right.track].events[right.event].time
      )
      return (times.0, left.track, left.event) < (times.1, right.track, right.event)
    }
    var merged = Recording()
    var numbers = recordings.map { [Int?](repeating: nil, count: $0.pointers.count) }
    for place in places {
      var event = recordings[place.track].events[place.event]
      if let pointer = event.pointer {
        let number = numbers[place.track][pointer] ?? merged.pointers.count
        if number == merged.pointers.count {
          merged.pointers.append(recordings[place.track].pointers[pointer])
        }
        numbers[place.track][pointer] = number
        event.pointer = number
      }
      merged.append(event, from: recordings[place.track].entries[place.event])
    }
    return merged
  }
}
