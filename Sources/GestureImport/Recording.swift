import Machines

/// What a reader makes of a recording: pointers and events in the order of their time.
struct Recording {
  var pointers: [ImportedPointer] = []
  var events: [ImportedEvent] = []
  var entries: [SourceMap.Entry] = []
  /// What is said between the events, in order.
  var remarks: [ImportedRemark] = []

  mutating func append(_ event: ImportedEvent, from entry: SourceMap.Entry) {
    events.append(event)
    entries.append(entry)
  }

  /// Holds each press that begins a gesture: what comes after it moves back by that time.
  ///
  /// Presses at one time are one press of several fingers, and the hold follows the last of them.
  mutating func prependHold(_ hold: Microseconds) {
    guard hold > .zero else { return }
    var pressed: Set<Int> = []
    var shift = Microseconds.zero
    var heldSince: Timestamp?
    for index in events.indices {
      let original = events[index].time
      let isDown = events[index].isDown
      if let since = heldSince, !(isDown && original == since) {
        shift = shift + hold
        heldSince = nil
      }
      events[index].time = original + shift
      guard let pointer = events[index].pointer else { continue }
      if isDown {
        if pressed.isEmpty { heldSince = original }
        pressed.insert(pointer)
      } else if events[index].isEnd {
        pressed.remove(pointer)
      }
    }
  }

  /// Leaves out the pointers that do nothing.
  mutating func dropIdlePointers() {
    var isUsed = [Bool](repeating: false, count: pointers.count)
    for event in events {
      if let pointer = event.pointer { isUsed[pointer] = true }
    }
    guard isUsed.contains(false) else { return }
    var kept: [ImportedPointer] = []
    let newIndices = isUsed.indices.map { index in
      if isUsed[index] { kept.append(pointers[index]) }
      return kept.count - 1
    }
    pointers = kept
    for index in events.indices {
      events[index].pointer = events[index].pointer.map { newIndices[$0] }
    }
  }
}

extension ImportedEvent {
  /// Whether a press begins.
  var isDown: Bool {
    if case .down = action { return true }
    return false
  }

  /// Whether a press ends.
  var isEnd: Bool {
    switch action {
    case .up, .cancel: true
    case .down, .move, .glide, .keyDown, .keyUp, .scroll: false
    }
  }
}
