import Testing

@testable import DragTesting

@Suite struct ExploreCallTests {
  private static func call(line: UInt = 3) -> ExploreCall? {
    ExploreCall.current(at: Caller(#fileID, #filePath, line, 5))
  }

  @Test func `a filter is the name of the running test alone: module, suites, name and place`() {
    let line = #line - 1
    let filter =
      #"^DragTestingTests\.ExploreCallTests/`a filter is the name of the running test "#
      + #"alone: module, suites, name and place`\(\)/ExploreCallTests\.swift:\#(line):4$"#
    #expect(Self.call()?.filter == filter)
  }

  @Test func `calls of one line are counted, and those of another one for themselves`() {
    let words = [Self.call(), Self.call(), Self.call(line: 4), Self.call()].map { $0?.words ?? "" }
    let file = "DragTestingTests/ExploreCallTests.swift"
    #expect(words == ["\(file):3:5 0", "\(file):3:5 1", "\(file):4:5 0", "\(file):3:5 2"])
  }

  @Test(arguments: [1, 2])
  func `a test with arguments cannot be made alone`(_ number: Int) {
    #expect(Self.call() == nil)
  }

  @Test func `outside of a test there is no call`() async {
    #expect(await Task.detached { Self.call() == nil }.value)
  }
}
