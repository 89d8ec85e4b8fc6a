import Machines
import Testing

@Suite struct ControlCharactersTests {
  @Test func `what is obeyed and not shown has a sign, and everything else is kept`() {
    let text = "a\0\u{7}\t\n\u{1B}[31m\u{7F}\u{85}\u{9B}\u{2028}\u{202E}\u{2069}\u{200F}é漢\u{1F600}"
    #expect(
      ControlCharacters.text(of: text)
        == "a␀␇␉␊␛[31m␡\\u{85}\\u{9b}\\u{2028}\\u{202e}\\u{2069}\\u{200f}é漢\u{1F600}")
    #expect(ControlCharacters.text(of: "a\t\n\u{1B}", keeping: ["\t", "\n"]) == "a\t\n␛")
    #expect(ControlCharacters.text(of: "plain ü") == "plain ü")
  }

  @Test func `a sign is itself nothing that is obeyed`() {
    for value in UInt32(0)...0x3000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let sign = ControlCharacters.sign(of: scalar)
      #expect(!sign.unicodeScalars.contains { $0.isObeyed })
      #expect(scalar.isObeyed || sign.unicodeScalars.elementsEqual([scalar]))
    }
  }

  @Test func `controls, those of direction and the separators of lines are the ones of Unicode`() {
    let scalars = (UInt32(0)...0x3000).compactMap(Unicode.Scalar.init)
    let controls = scalars.filter { $0.properties.generalCategory == .control }
    #expect(scalars.filter(\.isControl) == controls)
    #expect(scalars.filter(\.isDirectionControl) == scalars.filter(\.properties.isBidiControl))
    let separators = scalars.filter {
      [.lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory)
    }
    #expect(
      scalars.filter { $0.isObeyed && !$0.isControl && !$0.isDirectionControl } == separators)
  }
}
