import DragSessions
import Machines

extension LineReader {
  /// Takes operations with commas between them, in one word, or `none`.
  ///
  /// A source knows copies and moves; hosts know more.
  mutating func mask(
    among known: [MaskWord] = [.copy, .move]
  ) throws(ParseFault) -> OperationMask {
    if take("none") { return [] }
    let words = known.map(\.rawValue)
    var mask: OperationMask = []
    for part in Self.parts(of: try word("operations")) {
      guard let word = MaskWord(rawValue: part.text), known.contains(word) else {
        throw ParseFault(
          .unknownWord, at: part, "`\(part.text)` is no operation that can be allowed here",
          hint: Spelling.hint(for: part.text, among: words)
            ?? "\(Self.list(words)), several with commas between them, or `none`")
      }
      guard mask.isDisjoint(with: word.mask) else {
        throw ParseFault(.givenTwice, at: part, "`\(part.text)` is given twice")
      }
      mask.formUnion(word.mask)
    }
    return mask
  }

  /// Takes a duration that is more than nothing.
  mutating func period() throws(ParseFault) -> Microseconds {
    let token = try word("a duration")
    let period = try duration(of: token)
    guard period > .zero else {
      throw ParseFault(.valueOutOfRange, at: token, "a period takes some time")
    }
    return period
  }

  /// Takes a speed in points a second, or `none`.
  mutating func speed() throws(ParseFault) -> Double? {
    if take("none") { return nil }
    let token = try word("a speed")
    let speed = try number(of: token)
    guard speed > 0 else {
      throw ParseFault(
        .valueOutOfRange, at: token, "a speed is more than 0", hint: "`none` is no bound")
    }
    return speed
  }
}
