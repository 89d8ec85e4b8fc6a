/// Matches patterns by walking all their readings at once; its buffers are used again and again.
struct GoldenMatcher {
  private var current: [Int] = []
  private var following: [Int] = []
  private var pending: [Int] = []
  /// The round in which a step was last reached.
  private var reached: [Int] = []
  private var round = 0

  /// Whether the whole text fits the pattern.
  ///
  /// - Complexity: O(*n* · *m*) in the length of the text and the number of steps.
  mutating func matches(_ pattern: GoldenPattern, _ text: ArraySlice<Unicode.Scalar>) -> Bool {
    if let literal = pattern.literal { return literal.unicodeScalars.elementsEqual(text) }
    let steps = pattern.steps
    if reached.count <= steps.count {
      reached += repeatElement(0, count: steps.count + 1 - reached.count)
    }
    following.removeAll(keepingCapacity: true)
    round += 1
    reach(0, steps)
    for scalar in text {
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

  /// Adds a step, or all that it leads to without taking a character.
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
    case .split, .jump: false
    }
  }
}
