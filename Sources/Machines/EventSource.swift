/// Who speaks when an event of a kind arrives at a machine.
public enum EventSource: Hashable, Sendable {
  /// The owner speaks through the front door, at any time; it may be refused.
  case host
  /// The owner answers a question that the machine asked.
  case answer
  /// Another machine reports; a report that cannot follow is a defect of ours.
  case report
}
