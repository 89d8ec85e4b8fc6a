package import DragScript
import FoundationEssentials

/// A file by its path.
package struct DiskFile: Hashable, Sendable {
  /// The path, absolute or from the current folder.
  package let path: String

  /// Names a file, which need not exist.
  package init(_ path: String) {
    self.path = path
  }

  /// The absolute path behind all symbolic links, by which a file is known under any name.
  package var realPath: String { RealPath.of(path) }

  /// Reads all bytes; a pipe or a device, which might never end, is refused.
  ///
  /// - Throws: Why the file cannot be read.
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

  /// Reads the first bytes, such as decide what a file is.
  ///
  /// - Parameter count: How many bytes are read at the most.
  /// - Returns: The bytes.
  /// - Throws: Why the file cannot be read.
  package func bytes(upTo count: Int) throws(FileError) -> [UInt8] {
    switch try FileKind(at: path) {
    case .regular: break
    case .folder: throw FileError(path, .isFolder)
    case .other: throw FileError(path, .isNoFile)
    }
    guard let pieces = FilePieces(path) else { throw FileError(path, .unreadable) }
    return pieces.bytes(in: 0..<min(count, pieces.count))
  }

  /// Reads all bytes of a file that is not too long.
  ///
  /// - Parameter most: How many bytes it may have.
  /// - Returns: The bytes.
  /// - Throws: Why the file cannot be read; one that is too long is not read at all.
  package func bytes(atMost most: Int) throws(FileError) -> [UInt8] {
    if let mark = FileMark(at: path), mark.count > most { throw FileError(path, .tooLong(most)) }
    return try bytes()
  }

  /// A longer file is read piece by piece.
  private static let longestHeld = 1 << 20

  /// The text of a script: held where it is short, and else read piece by piece as it is wanted.
  ///
  /// - Throws: Why the file cannot be read.
  package func text() throws(FileError) -> ScriptText {
    if try FileKind(at: path) == .regular, let pieces = FilePieces(path),
      pieces.count > Self.longestHeld
    {
      return ScriptText(pieces)
    }
    return ScriptText(try bytes())
  }

  /// The text of a script or a recording that is not too long, held or read piece by piece.
  ///
  /// - Parameter most: How many bytes it may have.
  /// - Returns: The text.
  /// - Throws: Why the file cannot be read; one that is too long is not read at all.
  package func text(atMost most: Int) throws(FileError) -> ScriptText {
    if let mark = FileMark(at: path), mark.count > most { throw FileError(path, .tooLong(most)) }
    return try text()
  }

  /// Writes the file at once: whoever reads it meanwhile finds the old bytes or the new ones.
  ///
  /// A symbolic link is followed and stays, and so do the permissions. What is no regular file, such as a device, is written
  /// in place.
  ///
  /// - Parameter bytes: All that the file holds from then on.
  /// - Throws: Why the file cannot be written; it is then as it was.
  package func write(_ bytes: [UInt8]) throws(FileError) {
    try write { put throws(FileError) in try put(bytes) }
  }

  /// Takes a piece of what a file is to hold.
  package typealias PieceWriter = ([UInt8]) throws(FileError) -> Void

  /// Writes the file at once, as ``write(_:)-([UInt8])`` does, piece by piece.
  ///
  /// - Parameter body: Gives the pieces in order.
  /// - Throws: Why the file cannot be written, or what `body` throws; it is then as it was.
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
    let replacement = FileReplacement(place: RealPath.of(path))
    do throws(FileError) {
      if isReplaced {
        try replacement.write(body)
      } else {
        try replacement.writeInPlace(body)
      }
    } catch {
      throw FileError(error.path == replacement.place ? path : error.path, error.reason)
    }
  }

  /// Writes the file at once where it still holds what was read of it.
  ///
  /// Of several processes that do so at the same time one comes first, and the others find the file
  /// changed.
  ///
  /// - Parameters:
  ///   - bytes: All that the file holds from then on.
  ///   - held: What it must hold until then.
  /// - Throws: Why the file cannot be written, above all that it has changed; it is then as it was.
  package func write(_ bytes: [UInt8], replacing held: [UInt8]) throws(FileError) {
    let replacement = FileReplacement(place: RealPath.of(path))
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

  /// Writes a golden's file at once where it still holds what was read of it, and never through a
  /// symbolic link.
  ///
  /// - Parameters:
  ///   - bytes: All that the file holds from then on.
  ///   - held: What it must hold until then; nil where no file may be there.
  /// - Throws: Why the file cannot be written: it has changed, or a link is there; it is then as it was.
  package func writeHere(_ bytes: [UInt8], replacing held: [UInt8]?) throws(FileError) {
    let replacement = FileReplacement(place: path)
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

  /// Reads all bytes; nil where no file is there.
  ///
  /// - Throws: Why a file that is there cannot be read.
  package func bytesIfThere() throws(FileError) -> [UInt8]? {
    do throws(FileError) {
      return try bytes()
    } catch {
      guard error.reason == .notFound else { throw error }
      return nil
    }
  }

  /// Writes a file of our own beside those of somebody else: a symbolic link of its name is replaced
  /// and never followed, so that nothing elsewhere is written.
  ///
  /// - Parameter bytes: All that the file holds from then on.
  /// - Throws: Why the file cannot be written.
  package func writeHere(_ bytes: [UInt8]) throws(FileError) {
    try FileReplacement(place: path).write(bytes)
  }
}
