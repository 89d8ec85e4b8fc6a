import DragScript
import Testing

@Suite struct NameTests {
  @Test func `a name begins with a letter, and an id may have dots`() {
    let texts = ["", "a", "Z9", "_", "a-b", "a_b", "9a", "-a", ".a", "a.b", "a b", "a#", "é", "aé"]
    #expect(texts.filter(Name.isName) == ["a", "Z9", "_", "a-b", "a_b"])
    #expect(texts.filter(Name.isItem) == ["a", "Z9", "_", "a-b", "a_b", "a.b"])
  }
}
