/// The source of an event that a machine receives.
@usableFromInline package enum EventSource: Hashable, Sendable {
  /// The owner sends the event at any time; it may be rejected.
  case host
  /// The owner answers a question that the machine asked.
  case answer
  /// Another machine reports; a report that is rejected is a bug in this package.
  case report
}
