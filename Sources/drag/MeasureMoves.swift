/// Row 2: pointer moves a second over many destinations, against the same stage with one.
enum MeasureMoves {
  private static let moves = 100_000
  private static let counts = [1, 100, 10_000]

  /// Inside one destination and across all of them, first without a trace, then with one.
  static func rows(in race: MeasureRace) -> [MeasureRow] {
    rows(keepingTrace: false, in: race) + rows(keepingTrace: true, in: race)
  }

  private static func rows(keepingTrace keepsTrace: Bool, in race: MeasureRace) -> [MeasureRow] {
    let inside = counts.map { (work: "inside one", of: $0, path: MeasureStage.Path.inside) }
    let across = counts.dropFirst().map {
      (work: "across all", of: $0, path: MeasureStage.Path.across)
    }
    let works = inside + across
    let timings = race.run(
      works.map { contender(over: $0.of, $0.path, keepsTrace: keepsTrace) })
    let ending = keepsTrace ? ", with trace" : ""
    return zip(works, timings).map { work, timing in
      MeasureRow(
        row: 2, work: "moves \(work.work) of \(work.of)\(ending)", unit: .perSecond,
        value: timing.perSecond, baseline: timings[0].perSecond, goal: .slower(by: 1.3),
        agrees: timing.answer == timings[0].answer)
    }
  }

  /// A stage with a trace is made anew for each round, because its trace grows.
  private static func contender(
    over count: Int, _ path: MeasureStage.Path, keepsTrace: Bool
  ) -> MeasureRace.Contender {
    var stage = MeasureStage(destinations: count, path: path, keepsTrace: keepsTrace)
    return MeasureRace.Contender(
      prepare: {
        guard keepsTrace else { return }
        stage = MeasureStage(destinations: count, path: path, keepsTrace: true)
      },
      work: { stage.move(times: moves / (keepsTrace ? 5 : 1)) },
      count: moves / (keepsTrace ? 5 : 1))
  }
}
