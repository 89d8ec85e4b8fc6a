#if canImport(CRT)
  #if canImport(FoundationEssentials)
    import FoundationEssentials
  #else
    import Foundation
  #endif

  /// The identity of a file's state: its size, and its modification time.
  package struct FileMark: Hashable, Sendable {
    /// The number of bytes.
    let count: Int
    private let written: Date

    /// Reads the state of the file at a path; nil if it is not a readable regular file.
    package init?(at path: String) {
      let attributes = try? FileManager.default.attributesOfItem(atPath: RealPath.of(path))
      guard let attributes, attributes[.type] as? FileAttributeType == .typeRegular,
        let count = attributes[.size] as? any BinaryInteger,
        let written = attributes[.modificationDate] as? Date
      else { return nil }
      self.count = Int(count)
      self.written = written
    }
  }
#endif
