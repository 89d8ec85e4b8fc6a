import DragScript

/// The events of a recording that was read once, which are made again whenever they are wanted.
protocol RecordedEvents: Sendable {
  /// The pointers that do something; known once the events are checked.
  var pointers: [ImportedPointer] { get }

  /// Makes all events, and reports what is wrong with them.
  ///
  /// - Returns: The number of events.
  mutating func check(_ log: inout ImportLog) -> Int

  /// Makes all events once more.
  ///
  /// - Parameter drain: Gets the events from time to time, in the order of time from one time to the next,
  ///   and may take them away.
  /// - Returns: Whether the recording is still what it was.
  func play(_ drain: (inout Recording) -> Void) -> Bool
}
