package import DragScript

/// The folder of a script, from which alone it may include.
package struct IncludeFolder: Hashable, Sendable {
  /// The folder behind all symbolic links.
  private let root: String

  /// The folder in which a script lies by its given path, even if that is a symbolic link.
  ///
  /// A script without a file lies in the current folder.
  ///
  /// - Parameter path: The script's path.
  package init(ofScript path: String) {
    root = RealPath.of(path.lastIndex(of: "/").map { String(path[...$0]) } ?? ".")
  }

  /// Reads a file, for `Script.parse(_:file:scene:including:)`.
  ///
  /// - Parameter path: The file's path with the script's folder before it.
  /// - Returns: The file's text.
  /// - Throws: Why it cannot be read: also where a symbolic link leads out of the folder.
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
