import DragGeometry

/// A run of the raw profile while it is being read.
struct RunBuilder {
  /// Pointers are looked up one by one, so a run has few of them.
  static let mostPointers = 256

  let file: String
  var samples: [RawSample] = []
  var firstLine = 0
  var remarks = Remarks.none
  private var names: [Name] = []
  private var nameBytes: [[UInt8]] = []
  private var lastPointer = 0
  /// The index of the pointer that lines without a name mean, once one has been read.
  private(set) var defaultPointer: Int?

  init(file: String) {
    self.file = file
  }

  /// Takes the run out, if it has a sample, and begins another.
  mutating func finish() -> RawRun? {
    guard !samples.isEmpty else { return nil }
    let run = RawRun(
      samples: samples, pointers: names, file: file, firstLine: firstLine, remarks: remarks)
    self = RunBuilder(file: file)
    return run
  }

  /// The index of a pointer that has been named, or is the default one and has been used.
  mutating func index(of text: String) -> Int? {
    index(ofBytes: Array(text.utf8).span, 0..<text.utf8.count)
  }

  /// The index of the pointer whose name stands in the bytes; the last one is tried first.
  mutating func index(ofBytes bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
    if lastPointer < nameBytes.count, isEqual(nameBytes[lastPointer], bytes, range) {
      return lastPointer
    }
    guard let index = nameBytes.firstIndex(where: { isEqual($0, bytes, range) }) else {
      return nil
    }
    lastPointer = index
    return index
  }

  /// Adds a pointer's name; nil where no more fit.
  mutating func add(_ name: Name) -> Int? {
    guard names.count < Self.mostPointers else { return nil }
    names.append(name)
    nameBytes.append(Array(name.text.utf8))
    lastPointer = names.count - 1
    if name.text == TimedLine.defaultPointer { defaultPointer = lastPointer }
    return lastPointer
  }

  private func isEqual(_ name: [UInt8], _ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    guard name.count == range.count else { return false }
    for offset in 0..<name.count where name[offset] != bytes[range.lowerBound + offset] {
      return false
    }
    return true
  }
}
