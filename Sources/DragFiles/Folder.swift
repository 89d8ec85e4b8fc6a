import FoundationEssentials

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder by its path.
///
/// Hidden entries, whose names begin with a dot, are left out everywhere.
package struct Folder: Hashable, Sendable {
  /// The path, absolute or from the current folder.
  package let path: String

  /// Names a folder, which need not exist.
  package init(_ path: String) {
    self.path = path
  }

  /// Whether a folder stands at a path, behind all symbolic links.
  ///
  /// - Throws: Why nobody can say, above all that there is nothing.
  package static func isFolder(_ path: String) throws(FileError) -> Bool {
    try FileKind(at: path) == .folder
  }

  /// The names of the files directly inside, in the order of their bytes.
  package func fileNames() throws(FileError) -> [String] {
    try entries().names.filter { name in (try? FileKind(at: place(of: name))) == .regular }
  }

  /// What a search of a folder has found.
  package struct Findings: Hashable, Sendable {
    /// The paths of the files, in the order of their bytes.
    package var files: [String] = []
    /// What may be such a file, or may hold one, and cannot be read; in the order of the paths.
    package var unreadable: [FileError] = []
  }

  /// All files below with one of the suffixes, each path with this folder's own before it.
  ///
  /// Symbolic links are followed, and each folder is entered once, so links that lead in a circle
  /// do no harm. What may be searched for and cannot be read is returned beside the files: folders,
  /// links that lead to nothing, names that are not UTF-8, and what has the suffix and is not a file.
  ///
  /// - Parameter suffixes: The ends of the names, such as `.drag`.
  /// - Returns: The files, and what cannot be read.
  /// - Throws: Why the folder itself cannot be read.
  /// - Complexity: O(*n* log *n*) in the entries below.
  package func search(forSuffixes suffixes: [String]) throws(FileError) -> Findings {
    var findings = Findings()
    var entered: Set<String> = [RealPath.of(path)]
    var pending = [(folder: self, entries: try entries())]
    while let (folder, entries) = pending.popLast() {
      for entry in entries.undecodable
      where entry.isFolder || suffixes.contains(where: entry.name.hasSuffix) {
        findings.unreadable.append(FileError(folder.place(of: entry.name), .nameNotUTF8))
      }
      for name in entries.names {
        let place = folder.place(of: name)
        let isWanted = suffixes.contains(where: name.hasSuffix)
        do throws(FileError) {
          switch try FileKind(at: place) {
          case .folder:
            guard entered.insert(RealPath.of(place)).inserted else { continue }
            let inner = Folder(place)
            pending.append((inner, try inner.entries()))
          case .regular: if isWanted { findings.files.append(place) }
          case .other: if isWanted { findings.unreadable.append(FileError(place, .isNoFile)) }
          }
        } catch {
          // What has gone since the folder was read is not there any more.
          if error.reason != .notFound { findings.unreadable.append(error) }
        }
      }
    }
    findings.files.sort(by: Self.precedes)
    findings.unreadable.sort { Self.precedes($0.path, $1.path) }
    return findings
  }

  /// Makes the folder, with those above it, where it is not there.
  package func make() throws(FileError) {
    do {
      try FileManager.default.createDirectory(
        at: URL(filePath: path), withIntermediateDirectories: true)
    } catch {
      throw FileError(path, from: error)
    }
  }

  /// The path of an entry.
  package func place(of name: String) -> String {
    path.hasSuffix("/") ? path + name : path + "/" + name
  }

  /// What a folder holds, without hidden entries.
  private struct Entries {
    var names: [String] = []
    /// Names that are no text, with marks in the place of what cannot be decoded.
    var undecodable: [(name: String, isFolder: Bool)] = []
  }

  /// The system's own calls give the bytes of every name; Foundation gives those alone that are text.
  private func entries() throws(FileError) -> Entries {
    guard let stream = unsafe opendir(path) else { throw FileError(path, errno: errno) }
    defer { unsafe closedir(stream) }
    var entries = Entries()
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else {
        guard errno == 0 else { throw FileError(path, errno: errno) }
        entries.names.sort(by: Self.precedes)
        return entries
      }
      unsafe withUnsafePointer(to: entry.pointee.d_name) { name in
        let count = unsafe MemoryLayout.size(ofValue: name.pointee)
        unsafe name.withMemoryRebound(to: CChar.self, capacity: count) { name in
          if unsafe name.pointee == CChar(bitPattern: UInt8(ascii: ".")) { return }
          if let text = unsafe String(validatingCString: name) {
            entries.names.append(text)
          } else {
            var status = stat()
            let isKnown = unsafe fstatat(dirfd(stream), name, &status, 0) == 0
            entries.undecodable.append(
              (unsafe String(cString: name), isKnown && status.st_mode & S_IFMT == S_IFDIR))
          }
        }
      }
    }
  }

  /// Bytes order alike everywhere; characters do so only within one version of Unicode.
  private static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}
