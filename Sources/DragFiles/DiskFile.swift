public import DragScript
import FoundationEssentials

/// A file by its path.
public struct DiskFile: Hashable, Sendable {
  /// The path, absolute or from the current folder.
  public let path: String

  /// Names a file, which need not exist.
  public init(_ path: String) {
    self.path = path
  }

  /// The absolute path behind all symbolic links, by which a file is known under any name.
  public var realPath: String { RealPath.of(path) }

  /// Reads all bytes; a pipe or a device, which might never end, is refused.
  ///
  /// - Throws: Why the file cannot be read.
  /// - Complexity: O(*n*) in the bytes.
  public func bytes() throws(FileError) -> [UInt8] {
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

  /// A longer file is read piece by piece.
  private static let longestHeld = 1 << 20

  /// The text of a script: held where it is short, and else read piece by piece as it is wanted.
  ///
  /// - Throws: Why the file cannot be read.
  public func text() throws(FileError) -> ScriptText {
    if try FileKind(at: path) == .regular, let pieces = FilePieces(path),
      pieces.count > Self.longestHeld
    {
      return ScriptText(pieces)
    }
    return ScriptText(try bytes())
  }

  /// Writes the file at once: whoever reads it meanwhile finds the old bytes or the new ones.
  ///
  /// A symbolic link is followed and stays, and so do the permissions. What is no regular file, such as a device, is written
  /// in place.
  ///
  /// - Parameter bytes: All that the file holds from then on.
  /// - Throws: Why the file cannot be written; it is then as it was.
  public func write(_ bytes: [UInt8]) throws(FileError) {
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
    let place = RealPath.of(path)
    let files = FileManager.default
    // A replaced file is a new one; it keeps what the old one allowed.
    let permissions = try? files.attributesOfItem(atPath: place)[.posixPermissions]
    do {
      try Data(bytes).write(to: URL(filePath: place), options: isReplaced ? .atomic : [])
      if isReplaced, let permissions {
        try files.setAttributes([.posixPermissions: permissions], ofItemAtPath: place)
      }
    } catch {
      throw FileError(path, from: error)
    }
  }
}
