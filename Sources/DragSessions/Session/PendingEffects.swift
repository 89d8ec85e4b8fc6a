import Machines

/// The effects that a drag still has to carry out, as a stack: the next one is on top.
///
/// The effects of a row come before all others, in their order. Most rows have one effect or two,
/// which are carried out at once: the next two effects therefore lie beside the array of the others,
/// so that they are neither stored there nor counted.
package struct PendingEffects: EffectSequence, Sendable {
  /// The effects of a session and of its drop sessions.
  package typealias Effect = DragSessions.Effect

  /// The next effect; if it is nil, the last one of the others is next.
  private var top: Effect?
  /// The effect after the next one; if it is nil, the last one of the others comes after it.
  private var second: Effect?
  private var others: [Effect] = []
  /// The number of other effects when the present row began.
  private var start = 0

  /// Makes an empty stack.
  package init() {}

  /// True if no effect is left.
  var isEmpty: Bool { top == nil && others.isEmpty }

  /// Begins a row, whose effects come before those that are left.
  @inline(__always)
  package mutating func beginRow() {
    if let effect = top {
      if let effect = second {
        others.append(effect)
        second = nil
      }
      others.append(effect)
      top = nil
    }
    start = others.count
  }

  /// Adds an effect of the present row.
  @inline(__always)
  package mutating func append(_ effect: Effect) {
    if top == nil {
      top = effect
    } else if second == nil {
      second = effect
    } else {
      others.append(effect)
    }
  }

  /// Ends a row: of its effects after the first two, the third one must be next.
  @inline(__always)
  package mutating func endRow() {
    var low = start
    var high = others.count &- 1
    while low < high {
      others.swapAt(low, high)
      low &+= 1
      high &-= 1
    }
  }

  /// Puts an effect before all others.
  mutating func push(_ effect: Effect) {
    beginRow()
    top = effect
  }

  /// Removes and returns the next effect, or nil if none is left.
  @inline(__always)
  package mutating func next() -> Effect? {
    guard let effect = top else { return others.popLast() }
    if let effect = second {
      top = effect
      second = nil
    } else {
      top = nil
    }
    return effect
  }

  /// Removes every effect, and keeps the capacity.
  mutating func removeAll() {
    top = nil
    second = nil
    others.removeAll(keepingCapacity: true)
  }

  /// The effects, the next one first.
  package var elements: [Effect] { [top, second].compactMap { $0 } + others.reversed() }
}

extension PendingEffects: Hashable {
  private var count: Int { (top == nil ? 0 : 1) + (second == nil ? 0 : 1) + others.count }

  /// Compares the effects, wherever the next one lies.
  package static func == (one: PendingEffects, other: PendingEffects) -> Bool {
    let count = one.count
    guard count == other.count else { return false }
    for place in 0..<count where one.element(at: place) != other.element(at: place) { return false }
    return true
  }

  /// The effect at a place; the first one is next.
  private func element(at place: Int) -> Effect {
    var place = place
    if let top {
      if place == 0 { return top }
      place -= 1
    }
    if let second {
      if place == 0 { return second }
      place -= 1
    }
    return others[others.count - 1 - place]
  }

  /// Hashes the effects, wherever the next one lies.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for effect in others { hasher.combine(effect) }
    if let second { hasher.combine(second) }
    if let top { hasher.combine(top) }
  }
}
