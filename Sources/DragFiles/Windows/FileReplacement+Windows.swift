#if canImport(CRT)
  #if canImport(FoundationEssentials)
    import FoundationEssentials
  #else
    import Foundation
  #endif

  /// New contents of a file, written to a temporary file next to it and renamed atomically.
  struct FileReplacement {
    /// The path of the file, with followed links resolved.
    let target: String

    /// Replaces the file, or creates it.
    ///
    /// - Parameters:
    ///   - bytes: The new content.
    ///   - check: Checks the file again right before it is replaced.
    /// - Throws: The reason why it cannot be replaced; it is then unchanged, without a temporary file.
    func write(_ bytes: [UInt8], check: () throws(FileError) -> Void = {}) throws(FileError) {
      try check()
      try put(bytes, options: .atomic)
    }

    /// Writes pieces to a file that is not regular, such as a device.
    func writeInPlace(
      _ body: (DiskFile.PieceWriter) throws(FileError) -> Void
    ) throws(FileError) {
      try put(try Self.joined(body), options: [])
    }

    /// Replaces the file, or creates it, in pieces, which are held until all have come.
    func write(_ body: (DiskFile.PieceWriter) throws(FileError) -> Void) throws(FileError) {
      try write(try Self.joined(body))
    }

    /// Makes the call: a folder cannot be locked here.
    func locked<Value>(_ body: () throws(FileError) -> Value) throws(FileError) -> Value {
      try body()
    }

    private static func joined(
      _ body: (DiskFile.PieceWriter) throws(FileError) -> Void
    ) throws(FileError) -> [UInt8] {
      var bytes: [UInt8] = []
      try body { piece throws(FileError) in bytes += piece }
      return bytes
    }

    private func put(_ bytes: [UInt8], options: Data.WritingOptions) throws(FileError) {
      do {
        try Data(bytes).write(to: URL(filePath: target), options: options)
      } catch {
        throw FileError(target, from: error)
      }
    }
  }
#endif
