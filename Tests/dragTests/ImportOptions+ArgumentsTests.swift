import DragConsole
import DragGeometry
import DragGestures
import DragScript
import GestureImport
import Machines
import Testing

@testable import drag

/// Each option for reading a recording has its field.
@Suite struct ImportOptionsArgumentsTests {
  private func options(_ words: String..., over scene: Settings = Settings()) throws
    -> ImportOptions
  {
    try ImportOptions(try Arguments(words, knowing: Option.ofReading), over: scene)
  }

  @Test func `each option has its field`() throws {
    #expect(try options("--viewport", "100x200").viewport == Size(width: 100, height: 200))
    #expect(try options("--rate", "120hz").rate == 120)
    #expect(try options("--bind", "a=b=list#c").bindings == ["a=b": "list#c"])
    #expect(try options("--prepend-hold", "5ms").prependHold == .milliseconds(5))
    #expect(try options("--pointer-kind", "pen").pointerKind == .pen)
    #expect(try options("--at-end", "keep").atEnd == .keep)
    #expect(try options("--broken-end", "error").brokenEnd == .error)
    #expect(try options("--out-of-bounds", "allow").outOfBounds == .allow)
    let range = try options("--abs-range", "0..799,-1..479").absRange
    #expect(range?.x == 0...799 && range?.y == -1...479)
    #expect(try options("--unit-scale", "0.5").unitScale == 0.5)
    #expect(try options("--device", "panel 1").device == "panel 1")
    #expect(try options("--start", "1,2").start == Point(x: 1, y: 2))
    #expect(try options("--indirect").indirect)
    #expect(try options("--travel", "1s").travel == .seconds(1))
    #expect(try options("--scroll-offset", "3,4").scrollOffset == Point(x: 3, y: 4))
    #expect(try options("--keep-compat-mouse").keepCompatMouse)
    #expect(try options("--ignore-clicks").ignoreClicks)
    #expect(try options("--backward-clock", "clamp").backwardClock == .clamp)
    #expect(try options("--keep-stationary").keepStationary)
    #expect(try options("--strict").strict)
  }

  @Test func `without options the scene's settings hold, and what an import does by itself`() throws
  {
    var scene = Settings()
    scene.viewport = Size(width: 7, height: 8)
    scene.rate = Rate(hertz: 30)
    var expected = ImportOptions()
    expected.viewport = scene.viewport
    expected.rate = 30
    #expect("\(try options(over: scene))" == "\(expected)")
  }

  @Test func `every option is tried above`() {
    #expect(Option.ofReading.count == 20)
  }
}
