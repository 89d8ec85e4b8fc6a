/// Matches patterns by simulating all alternatives at once; its buffers are reused.
struct GoldenMatcher {
  private var current: [Int] = []
  private var following: [Int] = []
  private var pending: [Int] = []
  /// The round in which a step was last reached.
  private var reached: [Int] = []
  private var round = 0
  private var isAtStart = false
  private var isAtEnd = false

  /// Returns whether the whole text matches the pattern.
  ///
  /// - Complexity: O(*n* · *m*) in the length of the text and the number of steps.
  mutating func matches(_ pattern: GoldenPattern, _ text: ArraySlice<Unicode.Scalar>) -> Bool {
    if let literal = pattern.literal { return literal.unicodeScalars.elementsEqual(text) }
    return matches(pattern.steps, text)
  }

  /// Returns whether the whole text matches the steps.
  mutating func matches(
    _ steps: [GoldenPattern.Step], _ text: some Collection<Unicode.Scalar>
  ) -> Bool {
    if reached.count <= steps.count {
      reached += repeatElement(0, count: steps.count + 1 - reached.count)
    }
    following.removeAll(keepingCapacity: true)
    round += 1
    isAtStart = true
    isAtEnd = text.isEmpty
    reach(0, steps)
    isAtStart = false
    var left = text.count
    for scalar in text {
      left -= 1
      isAtEnd = left == 0
      swap(&current, &following)
      following.removeAll(keepingCapacity: true)
      round += 1
      for index in current where index < steps.count && Self.takes(steps[index], scalar) {
        reach(index + 1, steps)
      }
      if following.isEmpty { return false }
    }
    return following.contains(steps.count)
  }

  /// Adds a step, or all steps reachable from it without consuming a character.
  private mutating func reach(_ index: Int, _ steps: [GoldenPattern.Step]) {
    pending.append(index)
    while let index = pending.popLast() {
      guard reached[index] != round else { continue }
      reached[index] = round
      guard index < steps.count else {
        following.append(index)
        continue
      }
      switch steps[index] {
      case .split(let first, let second):
        pending.append(index + second)
        pending.append(index + first)
      case .jump(let offset): pending.append(index + offset)
      case .start: if isAtStart { pending.append(index + 1) }
      case .end: if isAtEnd { pending.append(index + 1) }
      case .scalar, .any, .set: following.append(index)
      }
    }
  }

  private static func takes(_ step: GoldenPattern.Step, _ scalar: Unicode.Scalar) -> Bool {
    switch step {
    case .scalar(let wanted): wanted == scalar
    case .any: true
    case .set(let ranges, let isNegated):
      ranges.contains { $0.contains(scalar) } != isNegated
    case .split, .jump, .start, .end: false
    }
  }
}
