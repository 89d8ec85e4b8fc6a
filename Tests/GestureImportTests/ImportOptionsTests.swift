import DragGeometry
import DragScript
import GestureImport
import Machines
import Testing

struct ImportOptionsTests {
  @Test func `the defaults are those of the language`() {
    let options = ImportOptions()
    #expect(options.viewport == Size(width: 390, height: 844))
    #expect(options.rate == 60)
    #expect(options.atEnd == .release && options.outOfBounds == nil && !options.strict)
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1_000_001] as [Double])
  func `a rate must make sense`(rate: Double) {
    let text = actions(pointer("p", "mouse", [move(9, 9, 10)]))
    #expect(imported(text, as: .w3c) { $0.rate = rate }.codes == ["GI0002"])
  }

  @Test(arguments: [
    Size(width: 0, height: 5), Size(width: .nan, height: 5), Size(width: 5, height: -5),
    Size(width: .infinity, height: 5),
  ])
  func `a viewport must be finite and not empty`(viewport: Size) {
    #expect(imported("[]", as: .w3c) { $0.viewport = viewport }.codes == ["GI0002"])
  }

  @Test func `all that cannot be carried out is reported at once`() {
    let result = imported("[]", as: .evemu) {
      $0.prependHold = Microseconds(-1)
      $0.eventLimit = 0
      $0.unitScale = .nan
      $0.absRange = .init(x: 3...3, y: Int.min...Int.max)
      $0.bindings = ["b": "", "a": "list#"]
    }
    #expect(result.codes == Array(repeating: "GI0002", count: 7))
    #expect(result.errors.last?.message == "expected a reference for \"b\", found \"\"")
  }

  @Test func `axis ranges as wide as integers do not run over`() {
    let text = frame("1.000000", id(1), x(.max), y(.min + 1)) + frame("1.000001", id(-1))
    let result = imported(text, as: .evemu) {
      $0.absRange = .init(x: Int.min...Int.max, y: Int.min...Int.max)
    }
    #expect(result.timedLines.first == "@0ms touch1: down 390,0")
  }

  @Test(arguments: [
    "bin", "_a-b", "list#tea", "list#7-up.x", "list[0]", "list[2/3]", "list[gap 4]",
    "list[gap 1/0]",
    "list#tea@0.5,0.9", "bin@-1,2",
  ])
  func `an element is bound to any reference of the language`(reference: String) {
    let text = actions(pointer("p", "touch", [move(0, 1, origin: element("e")), down, up]))
    let result = imported(text, as: .w3c) { $0.bindings = ["e": reference] }
    #expect(result.timedLines.first == "@0ms p: down \(reference)(+0,+1)")
  }

  @Test(arguments: [
    "", "9bin", "a.b", "a b", "list#", "list#-", "list[", "list[]", "list[x]", "list[-1]",
    "list[1/2/3]",
    "list[gap]", "bin(+1,+2)", "bin@1", "bin@1,", "bin@1,2,3", "bin@.5,1", "bin@1,2 over", "é",
    "bin\nup",
    "list[12345678901234567890]", "list#tea[0]",
  ])
  func `text that is not a reference is refused, so that no script can be broken by it`(
    reference: String
  ) {
    #expect(imported("[]", as: .w3c) { $0.bindings = ["e": reference] }.codes == ["GI0002"])
  }
}
