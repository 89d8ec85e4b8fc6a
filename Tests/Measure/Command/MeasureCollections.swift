import CollectionModel

/// Rows 5 to 8: changes of long lists, each beside the plain way.
enum MeasureCollections {
  private static let many = 1_000_000

  /// The difference of two snapshots of 100,000, with a tenth replaced and some shuffled.
  static func difference(in race: MeasureRace) -> [MeasureRow] {
    guard let work = try? CollectionWorkload(count: 100_000) else { return [] }
    let changed = work.changedItems()
    guard let other = try? CollectionWorkload.snapshot(of: changed) else { return [] }
    let timings = race.run([
      contender { work.difference(to: other) },
      contender { work.standardDifference(to: changed) },
    ])
    // Both are the same change where theirs, carried out on the old list, gives the new one.
    let agrees = (try? work.replays(other)) ?? false
    return [
      MeasureRow(
        row: 5, work: "difference of 100,000, against the library's", of: timings[0],
        against: timings[1], goal: .faster(by: 200), agrees: agrees)
    ]
  }

  /// Checking a batch of 1,000 operations on 1,000,000 items, against carrying it out.
  static func validation(in race: MeasureRace) -> [MeasureRow] {
    guard let work = try? CollectionWorkload(count: many) else { return [] }
    let batch = work.batch(1_000)
    let timings = race.run([
      contender { (try? work.validate(batch)) ?? -1 },
      contender { work.applyToArray(batch) },
    ])
    return [
      MeasureRow(
        row: 6, work: "checking a batch of 1,000 on 1,000,000", of: timings[0],
        against: timings[1], goal: .faster(by: 100), agrees: timings[0].answer == 333)
    ]
  }

  /// Moving one of 1,000,000, against a new array and its index.
  static func moveOne(in race: MeasureRace) -> [MeasureRow] {
    moves(
      row: 7, work: "moving one of 1,000,000", goal: 1_000, baselineCount: 1, in: race
    ) { work in
      MeasureRace.Contender(
        work: { (0..<100).reduce(0) { $0 &+ ((try? work.moveOne($1)) ?? -1) } }, count: 100)
    }
  }

  /// Moving 1,000 scattered ones of 1,000,000, against a new array and its index.
  static func moveScattered(in race: MeasureRace) -> [MeasureRow] {
    moves(
      row: 8, work: "moving 1,000 scattered of 1,000,000", goal: 20, baselineCount: 1_000, in: race
    ) { work in contender { (try? work.moveScattered(1_000)) ?? -1 } }
  }

  private static func moves(
    row: Int, work: String, goal: Double, baselineCount: Int, in race: MeasureRace,
    _ contender: (CollectionWorkload) -> MeasureRace.Contender
  ) -> [MeasureRow] {
    guard let workload = try? CollectionWorkload(count: many) else { return [] }
    let timings = race.run([
      contender(workload), Self.contender { workload.moveInArray(baselineCount) },
    ])
    // Both ways lead the same scattered items to the same places.
    let agrees =
      (try? workload.moveScattered(baselineCount)) == workload.moveInArray(baselineCount)
    return [
      MeasureRow(
        row: row, work: work, of: timings[0], against: timings[1],
        goal: .faster(by: goal), agrees: agrees)
    ]
  }

  private static func contender(_ work: @escaping () -> Int) -> MeasureRace.Contender {
    MeasureRace.Contender(work: work, count: 1)
  }
}
