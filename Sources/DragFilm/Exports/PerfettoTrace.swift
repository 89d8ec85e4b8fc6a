import DragReplay
import Machines

/// A film as Chrome's trace events, which Perfetto reads.
///
/// Each session is a process: its states and proposals are slices, its callbacks are instants in a thread
/// for each view, and its loads are asynchronous slices, with a flow from each request to its data. The
/// pointers are the threads of one more process. Processes of the second test begin at 10,001.
struct PerfettoTrace {
  private let reels: [FilmReel]
  private static let pointerProcess = 9_999
  private static let stageProcess = 10_000
  /// From the thread of a view to that of its loads.
  private static let loadThreads = 1_000

  init(_ reels: [FilmReel]) { self.reels = reels }

  /// The events as JSON, in their order in the tests.
  var text: String {
    var events = Events()
    for (number, reel) in reels.enumerated() { add(reel, first: number * 10_000, to: &events) }
    return
      "{\"displayTimeUnit\":\"ms\",\"traceEvents\":[\n\(events.lines.joined(separator: ",\n"))\n]}\n"
  }

  /// The events so far, each on a line.
  private struct Events {
    var lines: [String] = []
    private var named: Set<String> = []

    mutating func add(
      _ phase: String, _ name: String, _ category: String, pid: Int, tid: Int,
      at time: Int64, _ more: (inout JSONObject) -> Void = { _ in }
    ) {
      var object = JSONObject()
      object.add("ph", text: phase)
      object.add("name", text: name)
      object.add("cat", text: category)
      object.add("pid", pid)
      object.add("tid", tid)
      object.add("ts", time)
      more(&object)
      lines.append(object.closed.string)
    }

    /// Names a process or a thread, once.
    mutating func name(_ kind: String, _ name: String, pid: Int, tid: Int) {
      guard named.insert("\(kind) \(pid) \(tid)").inserted else { return }
      add("M", kind, "__metadata", pid: pid, tid: tid, at: 0) { object in
        object.add("args") { json in
          var arguments = JSONObject()
          arguments.add("name", text: name)
          json.raw(arguments.closed)
        }
      }
    }
  }

  private func add(_ reel: FilmReel, first: Int, to events: inout Events) {
    let prefix = reels.count > 1 ? "\(reel.result.name): " : ""
    for lane in reel.lanes { add(lane, of: reel, first: first, prefix, to: &events) }
    for entry in reel.entries { add(entry, of: reel, first: first, prefix, to: &events) }
    for (number, load) in reel.loads.enumerated() {
      add(load, number, of: reel, first: first, prefix, to: &events)
    }
    for (index, fault) in reel.result.faults.enumerated() {
      events.name("process_name", "\(prefix)stage", pid: first + Self.stageProcess, tid: 0)
      events.add(
        "i", fault.message, "failure", pid: first + Self.stageProcess, tid: 1,
        at: reel.details(ofFailure: index).time
      ) { $0.add("s", text: "g") }
    }
  }

  private func add(
    _ lane: FilmLane, of reel: FilmReel, first: Int, _ prefix: String, to events: inout Events
  ) {
    let (pid, tid): (Int, Int)
    switch lane.subject {
    case .pointer:
      (pid, tid) = (first + Self.pointerProcess, lane.id + 1)
      events.name("process_name", "\(prefix)pointers", pid: pid, tid: 0)
      events.name("thread_name", lane.name, pid: pid, tid: tid)
    case .session, .proposal:
      pid = first + lane.id
      tid = lane.subject == .session ? 1 : 2
      events.name("process_name", "\(prefix)session \(lane.id)", pid: pid, tid: 0)
      events.name(
        "thread_name", lane.subject == .session ? "state" : "proposal", pid: pid, tid: tid)
    }
    for (index, span) in lane.spans.enumerated() where !span.label.isEmpty {
      let end =
        index + 1 < lane.spans.count ? lane.spans[index + 1].start : reel.result.duration.count
      let name = span.proposal.map { "\(span.label) \($0.intent) \($0.position)" } ?? span.label
      events.add("X", name, lane.subject.rawValue, pid: pid, tid: tid, at: span.start) { object in
        object.add("dur", max(0, end - span.start))
        guard let reason = span.proposal?.reason else { return }
        object.add("args") { json in
          var arguments = JSONObject()
          arguments.add("why", text: ReasonWords.text(for: reason))
          json.raw(arguments.closed)
        }
      }
    }
  }

  private func add(
    _ entry: FilmEntry, of reel: FilmReel, first: Int, _ prefix: String, to events: inout Events
  ) {
    let kind = FilmEntry.kinds[entry.kind]
    let (pid, tid): (Int, Int)
    if kind == "pointer" || kind == "host", let pointer = entry.pointer {
      (pid, tid) = (first + Self.pointerProcess, pointer + 1)
      events.name("process_name", "\(prefix)pointers", pid: pid, tid: 0)
      events.name("thread_name", reel.pointers[pointer].name, pid: pid, tid: tid)
    } else {
      (pid, tid) = thread(ofView: entry.view, session: entry.session, reel, first, prefix, &events)
    }
    events.add("i", entry.text, kind, pid: pid, tid: tid, at: entry.time) { $0.add("s", text: "t") }
  }

  /// The thread of a view in the process of a session, or of the stage where there is no session.
  private func thread(
    ofView view: Int?, session: Int, _ reel: FilmReel, _ first: Int, _ prefix: String,
    _ events: inout Events
  ) -> (pid: Int, tid: Int) {
    let pid = first + (session == 0 ? Self.stageProcess : session)
    let name = session == 0 ? "stage" : "session \(session)"
    events.name("process_name", "\(prefix)\(name)", pid: pid, tid: 0)
    let tid = view.map { $0 + 10 } ?? 3
    let known = view.flatMap { reel.views.indices.contains($0) ? reel.views[$0].name : nil }
    events.name("thread_name", known ?? "stage", pid: pid, tid: tid)
    return (pid, tid)
  }

  /// A load: an asynchronous slice, and a flow from a slice at the request to one at the data.
  ///
  /// These two are in a thread of their own, beside the view's, and name the flow themselves. As an event of its own a flow
  /// goes to the innermost slice of its time, which is often the last of the callbacks.
  private func add(
    _ load: FilmLoad, _ number: Int, of reel: FilmReel, first: Int, _ prefix: String,
    to events: inout Events
  ) {
    let (pid, tid) = thread(ofView: load.view, session: load.session, reel, first, prefix, &events)
    let loads = tid + Self.loadThreads
    events.name("thread_name", "\(reel.views[load.view].name): loads", pid: pid, tid: loads)
    let item = reel.items[load.item].name
    let name = "load \(item)" + (load.type.map { " as \($0)" } ?? "")
    let id = first + number + 1
    let end = load.end ?? reel.result.duration.count
    for (phase, time) in [("b", load.start), ("e", end)] {
      events.add(phase, name, "load", pid: pid, tid: tid, at: time) { $0.add("id", id) }
    }
    func slice(_ name: String, at time: Int64, _ direction: String) {
      events.add("X", name, "load", pid: pid, tid: loads, at: time) { object in
        object.add("dur", 1)
        guard load.end != nil else { return }
        object.add("bind_id", id)
        object.add(direction) { $0.raw("true") }
      }
    }
    slice("request \(item)", at: load.start, "flow_out")
    if let end = load.end {
      slice(load.error.map { "\($0) of \(item)" } ?? "data of \(item)", at: end, "flow_in")
    }
  }
}
