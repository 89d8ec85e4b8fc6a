import Testing

@testable import StateGraphs

@Suite struct MermaidTextTests {
  @Test func `letters of any script are kept, and white space and controls of any are written`() {
    #expect(MermaidText.phrase("née, 漢 (x)?") == "née, 漢 (x)?")
    #expect(MermaidText.phrase("\u{85}\u{9F}\u{A0}\u{A1}\u{2003}") == "#133;#159;#160;\u{A1}#8195;")
    #expect(MermaidText.name("née, 漢") == "née#44;#32;漢")
  }
}
