/// The samples of a stream: the touches of its hands, and those of interpolated events.
extension SampleTimeline<HIDTimeline> {
  /// Adds the touches of a hand.
  mutating func add(_ hand: HIDHand, at time: Int64, from item: Int) {
    for touch in hand.touches { add(HIDSample(time: time, touch: touch, item: item)) }
  }

  /// Adds the start, a sample at each step strictly before the end, and the end.
  ///
  /// - Returns: Whether there is room for so many.
  mutating func add(_ way: HIDWay, from: Int64, to: Int64, item: Int, limit: Int) -> Bool {
    guard let start = way.start, let end = way.end else { return true }
    let starts = Dictionary(
      start.touches.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let pairs = end.touches.map { (first: starts[$0.name], last: $0) }
    // A block of no length says one thing: its end.
    if from < to {
      for (first, _) in pairs {
        if let first { add(HIDSample(time: from, touch: first, item: item)) }
      }
      let length = Double(to - from)
      let step = way.timestep * 1_000_000
      let count = ((length / step).rounded(.up) - 1)
      let room = limit - self.count
      guard count * Double(max(1, pairs.count)) <= Double(max(0, room)) else { return false }
      if count >= 1 {
        for number in 1...Int(count) {
          let offset = Double(number) * step
          let share = Self.share(offset / length, way.curve)
          for case (let first?, let last) in pairs {
            var touch = last
            touch.phase = .moved
            touch.x = first.x + (last.x - first.x) * share
            touch.y = first.y + (last.y - first.y) * share
            add(HIDSample(time: from + Int64(offset.rounded()), touch: touch, item: item))
          }
        }
      }
    }
    for (_, last) in pairs { add(HIDSample(time: to, touch: last, item: item)) }
    return true
  }

  private static func share(_ part: Double, _ curve: HIDWay.Curve) -> Double {
    curve == .linear ? part : sine(sine(part * .pi / 2) * part * .pi / 2)
  }

  /// The sine of an angle of the first quadrant, by its series: the same bits on every machine.
  private static func sine(_ angle: Double) -> Double {
    var (term, sum) = (angle, angle)
    for number in stride(from: 2.0, through: 22, by: 2) {
      term *= -angle * angle / (number * (number + 1))
      sum += term
    }
    return sum
  }
}
