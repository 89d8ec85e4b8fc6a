import DragConsole
import DragExplore
import TestSupport

#if SQLite
  import CollectionModel
  import OrderedStore
  import SQLiteStore

  /// Row 9: one reorder in a stored list, beside numbering all its rows again.
  enum MeasureStore {
    static func rows(in race: MeasureRace) throws -> [MeasureRow] {
      let folder = try TemporaryFolder()
      // The folder goes when nothing holds it any more.
      return try withExtendedLifetime(folder) {
        try [1_000, 100_000, 1_000_000].flatMap { try rows(of: $0, in: race, folder.path) }
      }
    }

    private static func rows(of count: Int, in race: MeasureRace, _ folder: String) throws
      -> [MeasureRow]
    {
      let ids = (0..<count).map { "row\($0)" }
      let path = "\(folder)/gaps-\(count)"
      let store = try SQLiteDriver<GapKey>(path: path)
      _ = try store.commit(StoreIntent(.insert(ids), in: "list"))
      let table = try RenumberedTable(path: "\(folder)/renumbered-\(count)", rows: ids)

      var random = SeededNumbers(seed: 9)
      let moves = 200
      let timings = race.run([
        MeasureRace.Contender(
          work: {
            (0..<moves).count { _ in
              let position = StoreIntent.Position(
                after: ids[Int.random(in: 0..<count, using: &random)])
              let id = ids[Int.random(in: 0..<count, using: &random)]
              return (try? store.commit(StoreIntent(.move([id]), in: "list", at: position))) != nil
            }
          }, count: moves),
        MeasureRace.Contender(
          work: {
            let from = Int.random(in: 0..<count, using: &random)
            let to = Int.random(in: 0..<count, using: &random)
            return (try? table.move(from: from, to: to)) != nil ? 1 : 0
          }, count: 1),
      ])
      let writes = try written(by: store, ids, &random)
      let before = table.writtenRows
      try table.move(from: 0, to: count - 1)
      let all = Double(table.writtenRows - before)

      let goal = MeasureRow.Goal.faster(by: count == 1_000_000 ? 10_000 : 1)
      let name = MeasureRow.short(Double(count))
      let agrees = timings[0].answer == moves && timings[1].answer == 1
      var rows = [
        MeasureRow(
          row: 9, work: "one reorder in a stored list of \(name)", of: timings[0],
          against: timings[1], goal: goal, agrees: agrees),
        MeasureRow(
          row: 9, work: "rows written for it", unit: .rows, value: writes, baseline: all,
          goal: goal, agrees: true),
      ]
      if count == 1_000_000 {
        rows.append(try opening(path, count, in: race))
        rows.append(try dropping(store, ids, against: timings[1].seconds, in: race))
      }
      return rows
    }

    /// A drop as a collection makes it: what is shown changes, the store does, and that is confirmed.
    private static func dropping(
      _ store: SQLiteDriver<GapKey>, _ ids: [String], against baseline: Double,
      in race: MeasureRace
    ) throws -> MeasureRow {
      var random = SeededNumbers(seed: 10)
      var list = OrderedList(["list"], session: 1)
      _ = try store.load(into: &list)
      let moves = 200
      let timing = race.run([
        MeasureRace.Contender(
          work: {
            for _ in 0..<moves {
              let position = StoreIntent.Position(
                after: ids[Int.random(in: ids.indices, using: &random)])
              let id = ids[Int.random(in: ids.indices, using: &random)]
              guard
                let made = try? list.perform(StoreIntent(.move([id]), in: "list", at: position)),
                let receipt = try? store.commit(made.open.intents)
              else { continue }
              _ = list.confirm(made.open.origin, receipt)
            }
            return 0
          }, count: moves)
      ])[0]
      return MeasureRow(
        row: 9, work: "one drop in it, shown and stored", of: timing,
        against: MeasureRace.Timing(seconds: baseline), goal: .faster(by: 1_000),
        agrees: try store.ids(of: "list") == list.shown.itemIDs)
    }

    /// The mean number of rows that SQLite has written for a move.
    private static func written(
      by store: SQLiteDriver<GapKey>, _ ids: [String], _ random: inout SeededNumbers
    ) throws -> Double {
      let before = store.writtenRows
      let moves = 1_000
      for _ in 0..<moves {
        let position = StoreIntent.Position(after: ids[Int.random(in: ids.indices, using: &random)])
        let id = ids[Int.random(in: ids.indices, using: &random)]
        _ = try store.commit(StoreIntent(.move([id]), in: "list", at: position))
      }
      return Double(store.writtenRows - before) / Double(moves)
    }

    /// Opening the file and showing the whole list, against the two seconds that people wait.
    private static func opening(
      _ path: String, _ count: Int, in race: MeasureRace
    ) throws -> MeasureRow {
      let timing = race.run([
        MeasureRace.Contender(
          work: {
            guard let store = try? SQLiteDriver<GapKey>(path: path),
              let loaded = try? store.load("list")
            else { return -1 }
            var list = OrderedList(["list"], session: 1)
            _ = list.take(["list": loaded])
            return list.shown.numberOfItems
          }, count: 1)
      ])[0]
      return MeasureRow(
        row: 9, work: "opening a list of \(MeasureRow.short(Double(count))), against 2 s",
        of: timing, against: MeasureRace.Timing(seconds: 2), goal: .faster(by: 1),
        agrees: timing.answer == count)
    }
  }
#endif
