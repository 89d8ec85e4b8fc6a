import Testing

@testable import DragTesting

@Suite struct CallerTests {
  @Test
  func `the name of a function has no parameters, and one in backticks keeps its parentheses`() {
    let names = [
      "reorders()", "reorders(_:by:)", "`a drag (EX-39)`()", "`of (b)`(_:)", "a", "`", "",
    ]
    #expect(
      names.map(Caller.name(ofFunction:))
        == ["reorders", "reorders", "a drag (EX-39)", "of (b)", "a", "`", ""])
  }
}
