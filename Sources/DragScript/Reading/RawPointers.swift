/// The pointers of a run of the raw profile, looked up by the bytes of their names.
struct RawPointers: Sendable {
  /// The maximum number of pointers, since they are looked up linearly.
  static let most = 256
  /// The default pointer, for lines without a pointer's name.
  static let defaultName = "pointer"

  /// The names, each with its first location.
  private(set) var names: [Name] = []
  private var nameBytes: [[UInt8]] = []
  private var latest = 0
  /// The index of the default pointer, once a line without a name has been read.
  private(set) var defaultPointer: Int?

  /// The index of a known pointer: named before, or the default one if used.
  mutating func index(of text: String) -> Int? {
    index(ofBytes: Array(text.utf8).span, 0..<text.utf8.count)
  }

  /// The index of the pointer whose name the bytes contain; the last one is compared first.
  mutating func index(ofBytes bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
    if latest < nameBytes.count, isEqual(nameBytes[latest], bytes, range) { return latest }
    guard let index = nameBytes.firstIndex(where: { isEqual($0, bytes, range) }) else {
      return nil
    }
    latest = index
    return index
  }

  /// Adds a pointer's name; nil if the maximum is reached.
  mutating func add(_ name: Name) -> Int? {
    guard names.count < Self.most else { return nil }
    names.append(name)
    nameBytes.append(Array(name.text.utf8))
    latest = names.count - 1
    if name.text == Self.defaultName { defaultPointer = latest }
    return latest
  }

  private func isEqual(_ name: [UInt8], _ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    guard name.count == range.count else { return false }
    for offset in 0..<name.count where name[offset] != bytes[range.lowerBound + offset] {
      return false
    }
    return true
  }
}
