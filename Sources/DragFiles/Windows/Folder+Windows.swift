#if canImport(CRT)
  #if canImport(FoundationEssentials)
    import FoundationEssentials
  #else
    import Foundation
  #endif

  extension Folder {
    /// The names that the system has are those of Foundation: each is text.
    func entries() throws(FileError) -> Entries {
      do {
        let names = try FileManager.default.contentsOfDirectory(atPath: path)
        return Entries(
          names: names.filter { !$0.hasPrefix(".") }.sorted(by: Self.precedes), undecodable: [])
      } catch {
        throw FileError(path, from: error)
      }
    }
  }
#endif
