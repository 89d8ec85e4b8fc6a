import DragFiles

/// The paths of files as people who work on a package write them.
package enum PackagePath {
  /// Returns the path of a file in its package: below the nearest folder with a `Package.swift`; any other path as it is.
  package static func relative(_ path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    for count in parts.indices.dropFirst().reversed() {
      let manifest = DiskFile(parts[..<count].joined(separator: "/") + "/Package.swift")
      if (try? manifest.isThere()) == true { return parts[count...].joined(separator: "/") }
    }
    return path
  }
}
