#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A folder by its path.
///
/// Hidden entries, whose names begin with a dot, are ignored everywhere.
package struct Folder: Hashable, Sendable {
  /// The path, absolute or from the current folder.
  package let path: String

  /// Names a folder, which need not exist.
  package init(_ path: String) {
    self.path = path
  }

  /// Returns whether a path is a folder, after resolving symbolic links.
  ///
  /// - Throws: The reason why it cannot be determined, usually that the path does not exist.
  package static func isFolder(_ path: String) throws(FileError) -> Bool {
    try FileKind(at: path) == .folder
  }

  /// The names of the files directly inside, in the order of their bytes.
  package func fileNames() throws(FileError) -> [String] {
    try entries().names.filter { name in (try? FileKind(at: path(of: name))) == .regular }
  }

  /// The result of searching a folder.
  package struct Findings: Hashable, Sendable {
    /// The paths of the files, in the order of their bytes.
    package var files: [String] = []
    /// The entries that may be or contain such a file, and cannot be read; in the order of the paths.
    package var unreadable: [FileError] = []
  }

  /// All files below with one of the suffixes, each path prefixed with this folder's own.
  ///
  /// Symbolic links are followed unless that is turned off, and each folder is entered once, so cycles of
  /// links are harmless.
  /// Entries that cannot be read are returned separately: folders, links without targets, names that
  /// are not UTF-8, and entries with the suffix that are not files.
  ///
  /// - Parameters:
  ///   - suffixes: The suffixes of the names, such as `.drag`.
  ///   - followsLinks: Whether links are followed, and not passed over.
  /// - Returns: The files, and the entries that cannot be read.
  /// - Throws: The reason why the folder itself cannot be read.
  /// - Complexity: O(*n* log *n*) in the entries below.
  package func search(
    forSuffixes suffixes: [String], followsLinks: Bool = true
  ) throws(FileError) -> Findings {
    var findings = Findings()
    var entered: Set<String> = [RealPath.of(path)]
    var pending = [(folder: self, entries: try entries())]
    while let (folder, entries) = pending.popLast() {
      for entry in entries.undecodable
      where entry.isFolder || suffixes.contains(where: entry.name.hasSuffix) {
        findings.unreadable.append(FileError(folder.path(of: entry.name), .nameNotUTF8))
      }
      for name in entries.names {
        let path = folder.path(of: name)
        if !followsLinks, FileKind.isLink(path) { continue }
        let isWanted = suffixes.contains(where: name.hasSuffix)
        do throws(FileError) {
          switch try FileKind(at: path) {
          case .folder:
            guard entered.insert(RealPath.of(path)).inserted else { continue }
            let inner = Folder(path)
            pending.append((inner, try inner.entries()))
          case .regular: if isWanted { findings.files.append(path) }
          case .other: if isWanted { findings.unreadable.append(FileError(path, .isNoFile)) }
          }
        } catch {
          // Entries deleted since the folder was read are skipped.
          if error.reason != .notFound { findings.unreadable.append(error) }
        }
      }
    }
    findings.files.sort(by: Self.precedes)
    findings.unreadable.sort { Self.precedes($0.path, $1.path) }
    return findings
  }

  /// Creates the folder and its parents, if they do not exist.
  package func make() throws(FileError) {
    do {
      try FileManager.default.createDirectory(
        at: URL(filePath: path), withIntermediateDirectories: true)
    } catch {
      let error = FileError(path, from: error)
      throw error.reason == .nameTaken ? FileError(path, .isNoFolder) : error
    }
  }

  /// The path of an entry.
  package func path(of name: String) -> String {
    path.hasSuffix("/") ? path + name : path + "/" + name
  }

  /// The contents of a folder, without hidden entries.
  struct Entries {
    var names: [String] = []
    /// Names that are not UTF-8, with replacement characters.
    var undecodable: [(name: String, isFolder: Bool)] = []
  }

  /// Bytes have the same order everywhere; characters only within one version of Unicode.
  static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}
