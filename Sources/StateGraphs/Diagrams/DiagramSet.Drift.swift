extension DiagramSet {
  /// A difference between a folder and a set, file by file.
  package enum Drift: Hashable, Sendable {
    /// The file is missing in the folder.
    case missing(String)
    /// The file in the folder has another text.
    case stale(String)
    /// The folder has a file that does not belong to the set.
    case leftOver(String)
  }

  /// The files to write or remove so that a folder contains this set; empty if it does already.
  ///
  /// Texts are compared byte by byte. O(files² + bytes).
  ///
  /// - Parameter contents: The files of the folder, in any order.
  /// - Returns: The missing and stale files in the order of the set, then the left over ones in the
  ///   order of their names' bytes.
  package func drift(from contents: [File]) -> [Drift] {
    let differing = files.compactMap { file -> Drift? in
      let held = contents.filter { $0.name == file.name }
      guard !held.isEmpty else { return .missing(file.name) }
      let isCurrent = held.allSatisfy { $0.text.utf8.elementsEqual(file.text.utf8) }
      return isCurrent ? nil : .stale(file.name)
    }
    let leftOver = contents.map(\.name)
      .filter { name in !files.contains { $0.name == name } }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return differing + leftOver.map(Drift.leftOver)
  }
}

extension DiagramSet.Drift: CustomStringConvertible {
  /// The difference as a line without a period.
  package var description: String {
    switch self {
    case .missing(let name): "\(name) is missing"
    case .stale(let name): "\(name) is stale"
    case .leftOver(let name): "\(name) belongs to no machine"
    }
  }
}
