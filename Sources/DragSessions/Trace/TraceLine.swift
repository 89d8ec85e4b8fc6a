public import Machines

/// A line of a trace as people and goldens read it.
public struct TraceLine: Hashable, Sendable {
  /// A key and its value.
  public struct Argument: Hashable, Sendable {
    /// The key.
    public let key: String
    /// The value, as text.
    public let value: String

    /// Makes an argument.
    public init(key: String, value: String) {
      self.key = key
      self.value = value
    }
  }

  /// What kind of thing a line tells of.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// What a pointer did.
    case pointer
    /// What a host told that has drags of its own.
    case host
    /// What a policy was asked, or an application told.
    case callback
    /// A change of the data of a view, or what is shown of it.
    case data
    /// Where an item of a drop goes.
    case drop
    /// Data that is asked for or on its way.
    case load
    /// What was written to a store, or read.
    case store
    /// What cannot be done, or may not be.
    case fault
  }

  /// What kind of thing it is.
  public let kind: Kind
  /// When it happened.
  public let time: Timestamp
  /// The pointer, view or collection that it is about.
  public let who: String
  /// What happened, such as `willEnd` or `placeholder.insert`.
  public let what: String
  /// The place of a pointer event, as text, or nil.
  public let place: String?
  /// The keys and their values, in their fixed order.
  public let arguments: [Argument]
  /// The session that it concerns, if any.
  public let session: SessionID?

  /// Makes a line.
  public init(
    kind: Kind, time: Timestamp, who: String, what: String, place: String? = nil,
    arguments: [Argument] = [],
    session: SessionID? = nil
  ) {
    self.kind = kind
    self.time = time
    self.who = who
    self.what = what
    self.place = place
    self.arguments = arguments
    self.session = session
  }

  /// The line: milliseconds with three decimals, who and what, then the keys.
  public var text: String {
    var text = "\(Self.milliseconds(time)) \(who).\(what)"
    if let place { text += " \(place)" }
    for argument in arguments { text += " \(argument.key)=\(Quotation.onOneLine(argument.value))" }
    if let session, session.rawValue >= 2 { text += " session=\(session.rawValue)" }
    return text
  }

  /// A time in milliseconds, with exactly three decimals.
  static func milliseconds(_ time: Timestamp) -> String {
    let fraction = String(time.microseconds % 1_000)
    let padding = String(repeating: "0", count: 3 - fraction.utf8.count)
    return "\(time.microseconds / 1_000).\(padding)\(fraction)"
  }
}
