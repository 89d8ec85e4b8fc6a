import CollectionModel
import OrderedStore
import Testing

/// Lists that begin again, and what came from where.
@Suite struct OrderedListOriginsTests {
  private func loaded(_ rows: [[String]], as names: [String] = ["s"]) -> OrderedList {
    var list = OrderedList(names, session: 1)
    _ = list.take(
      Dictionary(
        uniqueKeysWithValues: zip(names, rows).map { name, ids in
          let rows = ids.enumerated().map { ListedRow($1, key: GapKey(Int64($0))) }
          return (name, StoredList(rows, revision: 1))
        }))
    return list
  }

  private func move(_ id: String, after other: String) -> StoreIntent {
    StoreIntent(.move([id]), in: "s", at: StoreIntent.Position(after: other))
  }

  @Test func `a restart drops what is open, and its next change is the first of a new session`()
    throws
  {
    var list = loaded([["a", "b", "c"]])
    _ = try list.perform(move("a", after: "c"))
    #expect(!list.needsLoading)
    let restarted = list.restart(session: 7)
    let change = try #require(restarted)
    #expect(change.origin == .program)
    #expect(change.after.itemIDs == ["a", "b", "c"])
    #expect(list.needsLoading && list.open.isEmpty)
    let made = try list.perform(move("b", after: "c"))
    #expect(made?.open.origin == .user(session: 7, sequence: 0))
  }

  @Test func `S8: what was confirmed before an earlier change is withdrawn no more`() throws {
    var list = loaded([["a", "b", "c"]])
    let first = try #require(try list.perform(move("a", after: "c")))
    let second = try #require(try list.perform(move("b", after: "a")))
    _ = list.confirm(second.open.origin, StoreReceipt(["s": .init(before: 2, after: 3)]))
    #expect(list.withdraw(second.open.origin) == nil)
    #expect(list.shown.itemIDs == ["c", "a", "b"])
    #expect(list.open == [first.open])
  }

  @Test func `a row that was loaded with two lists is shown in the first of them`() {
    let list = loaded([["a", "b"], ["b", "c"], ["a", "c", "d"]], as: ["s", "t", "u"])
    #expect(list.state == .ready)
    #expect((0..<3).map { list.shown.itemIDs(inSection: $0) } == [["a", "b"], ["c"], ["d"]])
  }

  @Test func `S8: of two confirmations of one change the first counts`() throws {
    var list = loaded([["a", "b", "c"]])
    let first = try #require(try list.perform(move("a", after: "c")))
    let second = try #require(try list.perform(move("b", after: "a")))
    for (made, before) in [(second, 2), (second, 9), (first, 1)] {
      let step = StoreReceipt.Step(before: Int64(before), after: Int64(before) + 1)
      #expect(list.confirm(made.open.origin, StoreReceipt(["s": step])) == nil)
    }
    #expect(list.revisions == ["s": 3])
    #expect(!list.needsLoading && list.open.isEmpty)
  }

  @Test func `lists that are added are loaded, and those that are shown already are not`() {
    var list = loaded([["a"]])
    list.add(["s"])
    #expect(!list.needsLoading)
    list.add(["t", "s", "t"])
    #expect(list.needsLoading)
    #expect(list.lists == ["s", "t"])
    #expect(list.shown.sectionIDs == ["s", "t"])
  }
}
