import DragGeometry

/// Exact frames of single items, which stand above the layout's; searched one by one.
struct FrameOverrides: Sendable {
  /// The items that have one, ascending.
  let slots: [Slot]
  /// Their frames.
  let frames: [Rect]

  init(_ overrides: [Slot: Rect], itemCounts: [Int]) throws(LayoutError) {
    var slots: [Slot] = []
    var frames: [Rect] = []
    for (slot, frame) in overrides.sorted(by: { $0.key < $1.key }) {
      guard slot.exists(in: itemCounts) else { throw .pastTheEnd(slot) }
      guard frame.isValid, frame.isBounded else { throw .invalidFrame(slot) }
      slots.append(slot)
      frames.append(frame)
    }
    self.slots = slots
    self.frames = frames
  }

  var isEmpty: Bool { slots.isEmpty }

  func frame(of slot: Slot) -> Rect? {
    let place = slots.firstIndex(notBelow: slot)
    guard place < slots.count, slots[place] == slot else { return nil }
    return frames[place]
  }

  func contains(_ slot: Slot) -> Bool {
    slots.containsSorted(slot)
  }

  /// Those of one section, as places in the two lists.
  func indices(ofSection section: Int) -> Range<Int> {
    let start = slots.indices.partition { slots[$0].section < section }
    return start..<(start..<slots.count).partition { slots[$0].section <= section }
  }

  /// Whether each frame begins where the one before has ended, or below.
  var isColumn: Bool {
    zip(frames, frames.dropFirst()).allSatisfy { $0.maxY <= $1.minY }
  }

  /// The vertical extent of some frames.
  func extent(of places: Range<Int>) -> Span? {
    guard let first = places.first else { return nil }
    return places.dropFirst().reduce(Span(frames[first].minY, frames[first].maxY)) { span, place in
      Span(min(span.low, frames[place].minY), max(span.high, frames[place].maxY))
    }
  }
}
