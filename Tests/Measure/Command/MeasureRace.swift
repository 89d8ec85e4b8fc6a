/// Times several pieces of work beside each other, so that what disturbs one disturbs all.
struct MeasureRace {
  /// One piece of work that takes part.
  struct Contender {
    /// What comes before each round and is not timed.
    var prepare: () -> Void = {}
    /// The work; it returns what it found, so that none of it can be left out.
    let work: () -> Int
    /// How many pieces of work a round holds.
    let count: Int
    /// How many rounds make one piece of work, where a round does a part of it alone.
    var parts = 1
  }

  /// The best round of a contender.
  struct Timing {
    /// The seconds of one piece of work.
    var seconds = Double.infinity
    /// What the last round found.
    var answer = 0
    /// What else one piece of work costs, as far as this build counts.
    var costs = MeasureRow.Costs()

    /// The pieces of work in a second.
    var perSecond: Double { 1 / seconds }
  }

  /// How many rounds are timed; the best one counts.
  let rounds: Int
  /// No further round begins after this; the first one is always carried out.
  private let limit = Duration.seconds(4)

  /// Makes a race.
  init(rounds: Int) {
    self.rounds = rounds
  }

  /// Runs the contenders in turns: a warm-up of each, then the rounds.
  func run(_ contenders: [Contender]) -> [Timing] {
    let clock = ContinuousClock()
    let start = clock.now
    var timings = contenders.map { _ in Timing() }
    for contender in contenders {
      contender.prepare()
      _ = contender.work()
    }
    for round in 0..<rounds {
      guard round == 0 || clock.now - start < limit else { break }
      for (place, contender) in contenders.enumerated() {
        contender.prepare()
        let count = Double(contender.count)
        let allocations = MeasureCounts.allocations
        var answer = 0
        var elapsed = Duration.zero
        let instructions = MeasureCounts.instructions {
          elapsed = clock.measure { answer = contender.work() }
        }
        timings[place].answer = answer
        timings[place].seconds = min(timings[place].seconds, elapsed / .seconds(1) / count)
        timings[place].costs.instructions = instructions.map {
          $0 / count * Double(contender.parts)
        }
        if let allocations, let later = MeasureCounts.allocations {
          timings[place].costs.allocations = Double(later - allocations) / count
        }
      }
    }
    return timings
  }
}
