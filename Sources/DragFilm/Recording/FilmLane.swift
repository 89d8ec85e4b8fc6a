/// The states of one pointer or session, or its proposals, along the time of a film.
struct FilmLane: Hashable, Sendable {
  /// The subject of a lane; the raw values are those of the film's format.
  enum Subject: String, Hashable, Sendable {
    case pointer
    case session
    case proposal
  }

  /// A state from its begin to the begin of the next one.
  struct Span: Hashable, Sendable {
    var start: Int64
    /// The state's name, or an operation; empty for none.
    var label: String
    /// The session as it is then, where the lane is of its proposals.
    var proposal: SessionLook?
  }

  /// More spans than this are not kept.
  static let mostSpans = 20_000

  let subject: Subject
  let id: Int
  let name: String
  private(set) var spans: [Span] = []

  init(_ subject: Subject, id: Int, name: String) {
    self.subject = subject
    self.id = id
    self.name = name
  }

  /// Notes the state from a time on; one that is the same as before begins no span.
  mutating func note(_ label: String, _ proposal: SessionLook? = nil, at time: Int64) {
    if let last = spans.last {
      guard last.label != label || !Self.isSame(last.proposal, proposal) else { return }
      if last.start == time {
        spans.removeLast()
        return note(label, proposal, at: time)
      }
    } else if label.isEmpty {
      return
    }
    guard spans.count < Self.mostSpans else { return }
    spans.append(Span(start: time, label: label, proposal: proposal))
  }

  private static func isSame(_ one: SessionLook?, _ other: SessionLook?) -> Bool {
    one?.intent == other?.intent && one?.position == other?.position && one?.reason == other?.reason
  }
}

/// A load of an item, from the request until it is complete.
struct FilmLoad: Hashable, Sendable {
  var session: Int
  var view: Int
  var item: Int
  var type: String?
  var start: Int64
  var end: Int64?
  var error: String?
  /// Times, and how far it was then.
  var progress: [ProgressPoint] = []

  /// The progress of a load at a time.
  struct ProgressPoint: Hashable, Sendable {
    var time: Int64
    var share: Double
  }
}

/// An entry of a trace as a film has it.
struct FilmEntry: Hashable, Sendable {
  var time: Int64
  /// The index of its kind in ``FilmEntry/kinds``.
  var kind: Int
  /// The line of the trace, without its time.
  var text: String
  var view: Int?
  var pointer: Int?
  var session: Int
  var source: Int?
  var line: Int
}
