package import DragScript

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A file by its path.
package struct DiskFile: Hashable, Sendable {
  /// The path, absolute or from the current folder.
  package let path: String

  /// Names a file, which need not exist.
  package init(_ path: String) {
    self.path = path
  }

  /// The absolute path with all symbolic links resolved, which is the same for every name of a file.
  package var realPath: String { RealPath.of(path) }

  /// Reads all bytes; a pipe or a device, which may never end, is rejected.
  ///
  /// - Throws: The reason why the file cannot be read.
  /// - Complexity: O(*n*) in the bytes.
  package func bytes() throws(FileError) -> [UInt8] {
    switch try FileKind(at: path) {
    case .regular: break
    case .folder: throw FileError(path, .isFolder)
    case .other: throw FileError(path, .isNoFile)
    }
    do {
      return Array(try Data(contentsOf: URL(filePath: path)))
    } catch {
      throw FileError(path, from: error)
    }
  }

  /// Returns whether the path exists, after resolving symbolic links.
  ///
  /// - Throws: The reason why it cannot be determined.
  package func isThere() throws(FileError) -> Bool {
    do throws(FileError) {
      _ = try FileKind(at: path)
      return true
    } catch {
      guard error.reason == .notFound else { throw error }
      return false
    }
  }

  /// Reads the first bytes, for detecting the file's format.
  ///
  /// - Parameter count: The maximum number of bytes.
  /// - Returns: The bytes.
  /// - Throws: The reason why the file cannot be read.
  package func bytes(upTo count: Int) throws(FileError) -> [UInt8] {
    switch try FileKind(at: path) {
    case .regular: break
    case .folder: throw FileError(path, .isFolder)
    case .other: throw FileError(path, .isNoFile)
    }
    guard let pieces = FilePieces(path) else { throw FileError(path, .unreadable) }
    return pieces.bytes(in: 0..<min(count, pieces.count))
  }

  /// Reads all bytes of a file of limited size.
  ///
  /// - Parameter most: The maximum size in bytes.
  /// - Returns: The bytes.
  /// - Throws: The reason why the file cannot be read; a larger file is not read at all.
  package func bytes(atMost most: Int) throws(FileError) -> [UInt8] {
    if let mark = FileMark(at: path), mark.count > most { throw FileError(path, .tooLong(most)) }
    return try bytes()
  }

  /// The size from which a file is read in pieces.
  private static let longestHeld = 1 << 20

  /// The text of a script: in memory if it is short, else read in pieces on demand.
  ///
  /// - Throws: The reason why the file cannot be read.
  package func text() throws(FileError) -> ScriptText {
    if try FileKind(at: path) == .regular, let pieces = FilePieces(path),
      pieces.count > Self.longestHeld
    {
      return ScriptText(pieces)
    }
    return ScriptText(try bytes())
  }

  /// The text of a script or a recording of limited size, in memory or read in pieces.
  ///
  /// - Parameter most: The maximum size in bytes.
  /// - Returns: The text.
  /// - Throws: The reason why the file cannot be read; a larger file is not read at all.
  package func text(atMost most: Int) throws(FileError) -> ScriptText {
    if let mark = FileMark(at: path), mark.count > most { throw FileError(path, .tooLong(most)) }
    return try text()
  }

  /// Writes the file atomically: a concurrent reader finds the old bytes or the new ones.
  ///
  /// A symbolic link is followed and kept, and so are the permissions. A file that is not regular, such as a device,
  /// is written in location.
  ///
  /// - Parameter bytes: The new content.
  /// - Throws: The reason why the file cannot be written; it is then unchanged.
  package func write(_ bytes: [UInt8]) throws(FileError) {
    try write { put throws(FileError) in try put(bytes) }
  }

  /// Removes the file, where there is one.
  ///
  /// - Throws: The reason why the file cannot be removed.
  package func removeIfThere() throws(FileError) {
    guard FileMark(at: path) != nil else { return }
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      throw FileError(path, from: error)
    }
  }

  /// Receives a piece of the new content.
  package typealias PieceWriter = ([UInt8]) throws(FileError) -> Void

  /// Writes the file atomically, like ``write(_:)-([UInt8])``, in pieces.
  ///
  /// - Parameter body: Yields the pieces in order.
  /// - Throws: The reason why the file cannot be written, or the error of `body`; it is then unchanged.
  package func write(_ body: (PieceWriter) throws(FileError) -> Void) throws(FileError) {
    var isReplaced = true
    do throws(FileError) {
      switch try FileKind(at: path) {
      case .folder: throw FileError(path, .isFolder)
      case .regular: break
      case .other: isReplaced = false
      }
    } catch {
      guard error.reason == .notFound else { throw error }
    }
    let replacement = FileReplacement(target: RealPath.of(path))
    do throws(FileError) {
      if isReplaced {
        try replacement.write(body)
      } else {
        try replacement.writeInPlace(body)
      }
    } catch {
      throw FileError(error.path == replacement.target ? path : error.path, error.reason)
    }
  }

  /// Writes the file atomically if it still has the content that was read.
  ///
  /// Of several processes that do so at the same time one succeeds, and the others find the file
  /// changed.
  ///
  /// - Parameters:
  ///   - bytes: The new content.
  ///   - held: The content that the file must still have.
  /// - Throws: The reason why the file cannot be written, usually a change; it is then unchanged.
  package func write(_ bytes: [UInt8], replacing held: [UInt8]) throws(FileError) {
    let replacement = FileReplacement(target: RealPath.of(path))
    do throws(FileError) {
      try replacement.locked { () throws(FileError) in
        let mark = FileMark(at: path)
        guard let mark, try self.bytes() == held else { throw FileError(path, .changed) }
        try replacement.write(bytes) { () throws(FileError) in
          guard FileMark(at: path) == mark else { throw FileError(path, .changed) }
        }
      }
    } catch {
      throw FileError(path, error.reason)
    }
  }

  /// Writes a golden file atomically if it still has the content that was read, and never through a
  /// symbolic link.
  ///
  /// - Parameters:
  ///   - bytes: The new content.
  ///   - held: The content that the file must still have; nil if it must not exist.
  /// - Throws: The reason why the file cannot be written: a change or a link; it is then unchanged.
  package func writeHere(_ bytes: [UInt8], replacing held: [UInt8]?) throws(FileError) {
    let replacement = FileReplacement(target: path)
    do throws(FileError) {
      try replacement.locked { () throws(FileError) in
        try replacement.write(bytes) { () throws(FileError) in
          guard !FileKind.isLink(path) else { throw FileError(path, .isLink) }
          guard try bytesIfThere() == held else { throw FileError(path, .changed) }
        }
      }
    } catch {
      throw FileError(path, error.reason)
    }
  }

  /// Reads all bytes; nil if the file does not exist.
  ///
  /// - Throws: The reason why an existing file cannot be read.
  package func bytesIfThere() throws(FileError) -> [UInt8]? {
    do throws(FileError) {
      return try bytes()
    } catch {
      // What stands beside a file of the longest name has a name that no file has.
      guard [.notFound, .nameTooLong].contains(error.reason) else { throw error }
      return nil
    }
  }

  /// Writes a generated file among files of the user: a symbolic link of its name is replaced and
  /// never followed, so that no other file is written.
  ///
  /// - Parameter bytes: The new content.
  /// - Throws: The reason why the file cannot be written.
  package func writeHere(_ bytes: [UInt8]) throws(FileError) {
    try FileReplacement(target: path).write(bytes)
  }
}
