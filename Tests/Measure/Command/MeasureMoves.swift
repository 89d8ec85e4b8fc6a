/// Row 2: pointer moves a second over many destinations, against the same moves over few: one to stay
/// inside of, and nine, of which as many moves cross into the next one as of ten thousand.
enum MeasureMoves {
  private static let moves = 100_000
  private static let counts = [100, 10_000]

  /// Inside one destination and across all of them, first without a trace, then with one.
  static func rows(in race: MeasureRace) -> [MeasureRow] {
    rows(keepingTrace: false, in: race) + rows(keepingTrace: true, in: race)
  }

  private static func rows(keepingTrace keepsTrace: Bool, in race: MeasureRace) -> [MeasureRow] {
    rows(.inside, "inside one", against: 1, keepsTrace, race)
      + rows(.across, "across all", against: 9, keepsTrace, race)
  }

  private static func rows(
    _ path: MeasureStage.Path, _ words: String, against fewest: Int, _ keepsTrace: Bool,
    _ race: MeasureRace
  ) -> [MeasureRow] {
    let timings = race.run(
      ([fewest] + counts).map { contender(over: $0, path, keepsTrace: keepsTrace) })
    let ending = keepsTrace ? ", with trace" : ""
    return zip(counts, timings.dropFirst()).map { count, timing in
      MeasureRow(
        row: 2, work: "moves \(words) of \(count), against \(fewest)\(ending)", unit: .perSecond,
        of: timing, against: timings[0], goal: .slower(by: 1.3),
        agrees: timing.answer == timings[0].answer)
    }
  }

  /// A stage with a trace is made again for each round, because its trace grows.
  private static func contender(
    over count: Int, _ path: MeasureStage.Path, keepsTrace: Bool
  ) -> MeasureRace.Contender {
    var stage = MeasureStage(destinations: count, path: path, keepsTrace: keepsTrace)
    // How often a trace grows depends on how many moves there are.
    let pieces = moves / (keepsTrace ? 5 : MeasureCounts.parts)
    return MeasureRace.Contender(
      prepare: {
        guard keepsTrace else { return }
        stage = MeasureStage(destinations: count, path: path, keepsTrace: true)
      },
      work: { stage.move(times: pieces) }, count: pieces)
  }
}
