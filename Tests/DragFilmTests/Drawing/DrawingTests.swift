import Foundation
import Testing

@testable import DragFilm

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct DrawingTests {
  /// True if a text is XML.
  private func isWellFormed(_ text: String) -> Bool {
    XMLParser(data: Data(text.utf8)).parse()
  }

  @Test func `a still shows the stack, the gap and the pointer of its time`() throws {
    let still = try FilmedScript.reel().still(at: 650_000)
    #expect(isWellFormed(still))
    #expect(still.contains("<circle class=\"r\" r=\"12\"/>"))
    #expect(still.contains("translate(100 225)"))
    #expect(still.contains("milk moves down at 650 ms"))
  }

  @Test func `a strip has as many pictures as were asked for`() throws {
    let strip = try FilmedScript.reel().strip(4)
    #expect(isWellFormed(strip))
    #expect(strip.split(separator: " ms</text>").count == 5)
  }

  @Test func `the pictures of a strip follow each other in time, up to the last one`() throws {
    // The last press changes no state of a drag.
    let text = FilmedScript.move + "  +1s down 300,500\n  +10ms up\n"
    for reel in [try FilmedScript.reel(), try FilmedScript.reel(text)] {
      let last = try #require(reel.moments.last)
      for count in 1...12 {
        let times = try reel.strip(count).matches(of: />([0-9.]+) ms<\/text>/).map {
          try #require(Double($0.output.1))
        }
        #expect(times.count == count)
        #expect(times == times.sorted())
        #expect(count == 1 || times.last == Double(last.time) / 1_000)
        #expect(count < 12 || Set(times).count > 4)
      }
    }
  }

  @Test func `an animation moves by CSS, and keeps still for those who ask for that`() throws {
    let animation = try FilmedScript.reel().animation()
    #expect(isWellFormed(animation))
    #expect(animation.contains("@keyframes k0{"))
    #expect(animation.contains("prefers-reduced-motion:reduce"))
    #expect(!animation.contains("<script"))
  }

  @Test func `names with markup are text in a drawing`() throws {
    let text = FilmedScript.move.replacing("milk moves down", with: "<&\\\"'>")
    let still = try FilmedScript.reel(text).still(at: 0)
    #expect(isWellFormed(still))
    #expect(still.contains("&lt;&amp;&quot;&#39;&gt;"))
  }
}
