import DragSessions
import Machines

extension LineReader {
  /// Parses a comma-separated list of operations in one word, or `none`.
  ///
  /// Sources know copies and moves; hosts know more.
  mutating func mask(
    among known: [MaskWord] = [.copy, .move]
  ) throws(SyntaxError) -> OperationMask {
    if take("none") { return [] }
    let words = known.map(\.rawValue)
    var mask: OperationMask = []
    for part in Self.parts(of: try word("operations")) {
      guard let word = MaskWord(rawValue: part.text), known.contains(word) else {
        throw SyntaxError(
          .unknownWord, at: part, "unknown operation `\(part.text)`",
          hint: Spelling.hint(for: part.text, among: words)
            ?? "\(Self.list(words)), several with commas between them, or `none`")
      }
      guard mask.isDisjoint(with: word.mask) else {
        throw SyntaxError(.givenTwice, at: part, "`\(part.text)` is given twice")
      }
      mask.formUnion(word.mask)
    }
    return mask
  }

  /// Parses a duration greater than zero.
  mutating func period() throws(SyntaxError) -> Microseconds {
    let token = try word("a duration")
    let period = try duration(of: token)
    guard period > .zero else {
      throw SyntaxError(
        .valueOutOfRange, at: token, "expected a period greater than 0, found `\(token.text)`")
    }
    return period
  }

  /// Parses a speed in points per second, or `none`.
  mutating func speed() throws(SyntaxError) -> Double? {
    if take("none") { return nil }
    let token = try word("a speed")
    let speed = try number(of: token)
    guard speed > 0 else {
      throw SyntaxError(
        .valueOutOfRange, at: token, "expected a speed greater than 0, found `\(token.text)`",
        hint: "`none` sets no limit")
    }
    return speed
  }
}
