#if SQLite
  import OrderedStore
  import SQLiteStore

  /// A process that writes to a store until it is done, or killed: the scripts beside it say why.
  @main enum StoreWriter {
    private static let list = "list"

    static func main() {
      let arguments = CommandLine.arguments.dropFirst()
      guard let path = arguments.first, arguments.count >= 3,
        let number = Int(arguments[arguments.startIndex + 2])
      else {
        return print("usage: store-writer FILE fill COUNT | move SEED [COUNT] | check COUNT")
      }
      do throws(StoreError) {
        let driver = try SQLiteDriver<GapKey>(path: path, patience: 60_000)
        switch arguments[arguments.startIndex + 1] {
        case "fill":
          _ = try driver.commit(StoreIntent(.insert((0..<number).map(String.init)), in: list))
        case "move":
          let count = arguments.count > 3 ? Int(arguments[arguments.startIndex + 3]) : nil
          try move(driver, seed: UInt64(number), count: count ?? .max)
        case "check": try check(driver, count: number)
        case let other: print("`\(other)` is unknown")
        }
      } catch {
        print("failed: \(error)")
      }
    }

    /// Moves pairs of rows about at random, half of them to one place, where room is used up.
    ///
    /// A pair moves in one transaction, so that it is never seen torn.
    private static func move(
      _ driver: SQLiteDriver<GapKey>, seed: UInt64, count: Int
    ) throws(StoreError) {
      var state = seed &* 2 &+ 1
      func random(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
      }
      let pairs = try driver.load(list).rows.count / 2
      var changes = 0
      for _ in 0..<count {
        let pair = random(pairs)
        let target = random(2) == 0 ? 0 : random(pairs)
        guard pair != target else { continue }
        let intent = StoreIntent(
          .move(["\(2 * pair)", "\(2 * pair + 1)"]), in: list,
          at: StoreIntent.Position(after: "\(2 * target + 1)"))
        if try driver.commit(intent).writes > 0 { changes += 1 }
      }
      print("changes", changes)
    }

    /// Reads the list and says whether it is whole: every row once, every pair together, no two
    /// rows of one rank; and how many changes there were.
    private static func check(
      _ driver: SQLiteDriver<GapKey>, count: Int
    ) throws(StoreError) {
      let loaded = try driver.load(list)
      let ids = loaded.rows.compactMap { Int($0.id) }
      let isComplete = ids.count == count && Set(ids) == Set(0..<count)
      let isPaired = stride(from: 0, to: ids.count - 1, by: 2).allSatisfy { place in
        ids[place].isMultiple(of: 2) && ids[place + 1] == ids[place] + 1
      }
      let ties = zip(loaded.rows, loaded.rows.dropFirst()).count { $0.key >= $1.key }
      let isWhole = isComplete && isPaired && ties == 0
      print(isWhole ? "whole" : "broken", "revision", loaded.revision)
    }
  }
#else
  @main enum StoreWriter {
    static func main() {
      print("store-writer needs the trait SQLite")
    }
  }
#endif
