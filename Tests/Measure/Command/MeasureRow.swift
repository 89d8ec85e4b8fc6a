/// What one measurement gave: the cost of a piece of work, beside that of its baseline.
struct MeasureRow {
  /// What the two figures are.
  enum Unit {
    /// Seconds for one piece of work.
    case seconds
    /// Pieces of work in a second.
    case perSecond
    /// Rows that are written.
    case rows
  }

  /// What the table of speeds asks for.
  enum Goal {
    /// At least so many times as fast as the baseline.
    case faster(by: Double)
    /// At most so many times as slow as the baseline.
    case slower(by: Double)
    /// At most so many times as much as the baseline, which is a tenth of the work: by instructions where they were
    /// counted, and else by time.
    ///
    /// Time grows by more than work where the tenth fits into the processor's caches and the whole does not: a loop
    /// in C that allocates and frees blocks takes 12 to 18 times as long for ten times as many.
    case grows(by: Double)
  }

  /// The row of the table of speeds.
  let row: Int
  /// The work, in a few words.
  let work: String
  /// What ``value`` and ``baseline`` are.
  var unit = Unit.seconds
  /// The figure of the work.
  let value: Double
  /// The figure of the baseline in the same run.
  let baseline: Double
  /// What must be reached.
  let goal: Goal
  /// Whether work and baseline gave the same answers.
  let agrees: Bool
  /// What the work costs beside its time.
  var costs = Costs()
  /// What the baseline costs beside its time.
  var baselineCosts = Costs()

  /// How many times as fast or as slow as the baseline, as the goal counts.
  var ratio: Double {
    switch (goal, unit) {
    case (.faster, .seconds), (.faster, .rows), (.slower, .perSecond), (.grows, .perSecond):
      baseline / value
    case (.faster, .perSecond), (.slower, .seconds), (.slower, .rows): value / baseline
    case (.grows, .seconds), (.grows, .rows): growthOfInstructions ?? value / baseline
    }
  }

  /// How many times the instructions of the baseline the work takes, or nil if they were not counted.
  var growthOfInstructions: Double? {
    guard case .grows = goal, let work = costs.instructions,
      let tenth = baselineCosts.instructions
    else { return nil }
    return work / tenth
  }

  /// The ratio that must be reached.
  var goalRatio: Double {
    switch goal {
    case .faster(let times), .slower(let times), .grows(let times): times
    }
  }

  /// Whether the answers agree and the goal is reached.
  var isReached: Bool {
    guard agrees else { return false }
    switch goal {
    case .faster(let times): return ratio >= times
    case .slower(let times), .grows(let times): return ratio <= times
    }
  }
}

extension MeasureRow {
  /// A row of two timings.
  init(
    row: Int, work: String, unit: Unit = .seconds, of timing: MeasureRace.Timing,
    against other: MeasureRace.Timing, goal: Goal, agrees: Bool
  ) {
    self.init(
      row: row, work: work, unit: unit,
      value: unit == .perSecond ? timing.perSecond : timing.seconds,
      baseline: unit == .perSecond ? other.perSecond : other.seconds, goal: goal, agrees: agrees)
    costs = timing.costs
    baselineCosts = other.costs
  }
}
