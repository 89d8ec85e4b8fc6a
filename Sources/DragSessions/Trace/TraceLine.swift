public import Machines

/// One line of a trace.
public struct TraceLine: Hashable, Sendable {
  /// A key and its value.
  package struct Argument: Hashable, Sendable {
    /// The key.
    package let key: String
    /// The value, as text.
    package let value: String

    /// Makes an argument.
    package init(key: String, value: String) {
      self.key = key
      self.value = value
    }
  }

  /// The kind of event that a line records.
  @usableFromInline package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A pointer event.
    case pointer
    /// A report of a host that owns its drags.
    case host
    /// A question to a policy, or a notification of an application.
    case callback
    /// A change of a view's data, or of its presentation.
    case data
    /// The position that an item of a drop was inserted at.
    case drop
    /// A load that was requested or is in progress.
    case load
    /// A read from or a write to a store.
    case store
    /// An error or a rejected call.
    case fault
  }

  /// The kind of the line.
  @usableFromInline package let kind: Kind
  /// The time of the event.
  public let time: Timestamp
  /// The name of the pointer, view or collection.
  public let who: String
  /// The name of the event, such as `willEnd` or `placeholder.insert`.
  public let what: String
  /// The position of a pointer event, as text, or nil.
  package let target: String?
  /// The keys and their values, in their fixed order.
  package let arguments: [Argument]
  /// The session that it concerns, if any.
  public let session: SessionID?

  /// Makes a line.
  package init(
    kind: Kind, time: Timestamp, who: String, what: String, target: String? = nil,
    arguments: [Argument] = [],
    session: SessionID? = nil
  ) {
    self.kind = kind
    self.time = time
    self.who = who
    self.what = what
    self.target = target
    self.arguments = arguments
    self.session = session
  }

  /// The line as text: milliseconds with three decimals, name and event, then the keys.
  public var text: String {
    "\(Self.milliseconds(time)) \(textWithoutTime)"
  }

  /// The line without its time.
  package var textWithoutTime: String {
    var text = "\(who).\(what)"
    if let target { text += " \(target)" }
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
