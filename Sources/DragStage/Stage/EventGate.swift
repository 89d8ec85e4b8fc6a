/// The gate of a stage's events: while one is being handled, calls of policies are queued.
struct EventGate: Hashable, Sendable {
  /// True while an event is being handled.
  private(set) var isClosed = false

  /// Closes the gate for an event.
  ///
  /// - Returns: False if another event is being handled.
  mutating func close() -> Bool {
    if isClosed { return false }
    isClosed = true
    return true
  }

  /// Opens the gate, as the event has been handled.
  mutating func open() { isClosed = false }
}
