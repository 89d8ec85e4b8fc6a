package import DragScript

/// The folder of a script, to which its includes are restricted.
package struct IncludeFolder: Hashable, Sendable {
  /// The folder, with all symbolic links resolved.
  private let root: String

  /// The folder of a script's given path, even if the script is a symbolic link.
  ///
  /// A script without a file is in the current folder.
  ///
  /// - Parameter path: The script's path.
  package init(ofScript path: String) {
    root = RealPath.of(path.lastIndex(of: "/").map { String(path[...$0]) } ?? ".")
  }

  /// Reads a file, for `Script.parse(_:file:scene:including:)`.
  ///
  /// - Parameter path: The file's path prefixed with the script's folder.
  /// - Returns: The file's text.
  /// - Throws: The reason why it cannot be read, such as a symbolic link that leaves the folder.
  package func read(_ path: String) throws(IncludeFailure) -> ScriptText {
    do throws(FileError) {
      guard try FileKind(at: path) != .folder else { throw FileError(path, .isFolder) }
      guard holds(RealPath.of(path)) else { throw FileError(path, .outside) }
      return try DiskFile(path).text()
    } catch {
      throw IncludeFailure(error.reason.description)
    }
  }

  private func holds(_ path: String) -> Bool {
    path.hasPrefix(root.hasSuffix("/") ? root : root + "/")
  }
}
