import OrderedStore
import Testing

@testable import DragStage

/// Which items go from one store to another one.
@Suite struct CrossStoreMovesTests {
  private func share(_ store: Int, gone: [String] = [], come: [String] = []) -> StoreChangeSet {
    StoreChangeSet(
      store: StoreID(index: store),
      intents: [
        StoreIntent(.delete(gone), in: "list"), StoreIntent(.insert(come), in: "list"),
        StoreIntent(.move(["moved"]), in: "list"),
      ])
  }

  @Test func `what goes and comes back nowhere crosses nothing, nor does what comes from nowhere`()
  {
    let shares = [share(1, gone: ["a"]), share(2, gone: ["b"], come: ["c"])]
    let moves = CrossStoreMoves(shares, [])
    #expect(["a", "b", "c", "moved"].filter { moves.cross($0) } == [])
    #expect(shares.filter { moves.concern($0) }.isEmpty)
    #expect(moves.targetsFirst(shares).isEmpty)
  }

  @Test func `what goes from one store comes to the other one, which is written first`() {
    let shares = [share(1, gone: ["a", "b"]), share(2, come: ["a"]), share(3, gone: ["c"])]
    let moves = CrossStoreMoves(shares, [])
    #expect(["a", "b", "c"].filter { moves.cross($0) } == ["a"])
    #expect(moves.targetsFirst(shares).map(\.store.rawValue) == [2, 1])
  }

  @Test func `what goes to data that no store keeps, or comes from there, crosses as well`() {
    let shares = [share(1, gone: ["a"], come: ["b"]), share(2, gone: ["c"])]
    let moves = CrossStoreMoves(
      shares, [(item: "a", isGone: false), (item: "b", isGone: true), (item: "d", isGone: true)])
    #expect(["a", "b", "c", "d"].filter { moves.cross($0) } == ["a", "b"])
    #expect(moves.targetsFirst(shares).map(\.store.rawValue) == [1])
  }
}
