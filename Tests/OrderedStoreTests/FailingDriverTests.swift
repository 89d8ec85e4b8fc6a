import OrderedStore
import Testing

@Suite struct FailingDriverTests {
  @Test func `loads fail in the order in which that was asked for, and then no more`() throws {
    let driver = FailingDriver(MemoryDriver<GapKey>())
    _ = try driver.commit(StoreIntent(.insert(["a"]), in: "list"))
    #expect(try driver.ids(of: "list") == ["a"])
    for error in [StoreError.locked, .full] { driver.failNextLoad(with: error) }
    for error in [StoreError.locked, .full] {
      #expect(throws: error) { try driver.load("list") }
    }
    #expect(try driver.ids(of: "list") == ["a"])
  }
}
