import FoundationEssentials

/// A folder by its path.
///
/// Hidden entries, whose names begin with a dot, are left out everywhere.
public struct Folder: Hashable, Sendable {
  /// The path, absolute or from the current folder.
  public let path: String

  /// Names a folder, which need not exist.
  public init(_ path: String) {
    self.path = path
  }

  /// Whether a folder stands at a path, behind all symbolic links.
  ///
  /// - Throws: Why nobody can say, above all that there is nothing.
  public static func isFolder(_ path: String) throws(FileError) -> Bool {
    try FileKind(at: path) == .folder
  }

  /// The names of the files directly inside, in the order of their bytes.
  public func fileNames() throws(FileError) -> [String] {
    try names().filter { name in (try? FileKind(at: place(of: name))) == .regular }
  }

  /// The paths of all files below with one of the suffixes, in the order of their bytes.
  ///
  /// Symbolic links are followed, and each folder is entered once, so links that lead in a circle
  /// do no harm. Entries that cannot be read are left out; only the folder itself must be readable.
  ///
  /// - Parameter suffixes: The ends of the names, such as `.drag`.
  /// - Returns: The paths, each with this folder's own before it.
  /// - Throws: Why the folder itself cannot be read.
  /// - Complexity: O(*n* log *n*) in the entries below.
  public func files(withSuffixes suffixes: [String]) throws(FileError) -> [String] {
    var found: [String] = []
    var entered: Set<String> = [RealPath.of(path)]
    var pending = [(folder: self, names: try names())]
    while let (folder, names) = pending.popLast() {
      for name in names {
        let place = folder.place(of: name)
        switch try? FileKind(at: place) {
        case .folder:
          guard entered.insert(RealPath.of(place)).inserted else { continue }
          let inner = Folder(place)
          if let names = try? inner.names() { pending.append((inner, names)) }
        case .regular:
          if suffixes.contains(where: name.hasSuffix) { found.append(place) }
        case .other, nil: continue
        }
      }
    }
    return found.sorted(by: Self.precedes)
  }

  /// Makes the folder, with those above it, where it is not there.
  public func make() throws(FileError) {
    do {
      try FileManager.default.createDirectory(
        at: URL(filePath: path), withIntermediateDirectories: true)
    } catch {
      throw FileError(path, from: error)
    }
  }

  /// The path of an entry.
  public func place(of name: String) -> String {
    path.hasSuffix("/") ? path + name : path + "/" + name
  }

  private func names() throws(FileError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path)
        .filter { !$0.hasPrefix(".") }.sorted(by: Self.precedes)
    } catch {
      throw FileError(path, from: error)
    }
  }

  /// Bytes order alike everywhere; characters do so only within one version of Unicode.
  private static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}
