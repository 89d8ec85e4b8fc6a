/// Parses a line of the raw profile on the ordinary path, with the name of its pointer if it has one;
/// nil for another kind of line.
///
/// A run receives it as an argument, so that syntax nodes do not depend on the parser.
typealias GeneralRawReader =
  @Sendable (_ bytes: [UInt8], _ line: Range<Int>) -> (sample: RawSample, pointer: String?)?

/// The samples of a run, read from the script's text on demand.
///
/// They were validated when the script was parsed, so reading cannot fail. Only if the text is in a
/// file that has changed since, a second reading ends before ``count``.
package struct RawSamples: Sequence, Sendable {
  /// The number of samples, one for each line.
  package let count: Int
  private let text: ScriptText
  private let range: Range<Int>
  private let pointers: RawPointers
  private let general: GeneralRawReader

  init(
    count: Int, in text: ScriptText, _ range: Range<Int>, pointers: RawPointers,
    general: @escaping GeneralRawReader
  ) {
    self.count = count
    self.text = text
    self.range = range
    self.pointers = pointers
    self.general = general
  }

  // `underestimatedCount` stays 0: a changed text may have fewer samples than it had.

  /// Begins at the first sample.
  package func makeIterator() -> Iterator {
    Iterator(TextWindow(text, range), pointers, general, most: count)
  }

  /// Reads the samples in order.
  package struct Iterator: IteratorProtocol {
    private let scanner = RawScanner()
    private var window: TextWindow
    private var pointers: RawPointers
    private let general: GeneralRawReader
    private var left: Int

    fileprivate init(
      _ window: TextWindow, _ pointers: RawPointers, _ general: @escaping GeneralRawReader,
      most: Int
    ) {
      self.window = window
      self.pointers = pointers
      self.general = general
      left = most
    }

    /// Reads the next sample.
    ///
    /// - Complexity: O(*n*) in the bytes of its line.
    package mutating func next() -> RawSample? {
      guard left > 0, window.reachLine() else { return nil }
      left -= 1
      if let sample = window.takeRawLine(scanner, &pointers) { return sample }
      guard let sample = slowly() else {
        left = 0
        return nil
      }
      return sample
    }

    /// Reads a line that the scanner leaves to the ordinary path.
    private mutating func slowly() -> RawSample? {
      guard let range = window.takeLine(), let (read, name) = general(window.bytes, range),
        let pointer = pointers.index(of: name ?? RawPointers.defaultName)
      else { return nil }
      var sample = read
      sample.pointer = UInt16(truncatingIfNeeded: pointer)
      return sample
    }
  }
}

extension RawSamples: Hashable {
  /// Returns whether all samples are equal, regardless of their locations.
  ///
  /// - Complexity: O(*n*) in the bytes of both.
  package static func == (left: RawSamples, right: RawSamples) -> Bool {
    left.count == right.count && left.elementsEqual(right)
  }

  /// Hashes the number of samples only; runs of equal length are rarely compared.
  package func hash(into hasher: inout Hasher) { hasher.combine(count) }
}

extension TextWindow {
  /// Consumes the next line if the fast scanner recognizes it.
  @inline(__always)
  mutating func takeRawLine(_ scanner: RawScanner, _ pointers: inout RawPointers) -> RawSample? {
    var offset = position
    guard let sample = scanner.line(bytes.span.extracting(0..<end), &offset, &pointers) else {
      return nil
    }
    position = offset
    return sample
  }
}
