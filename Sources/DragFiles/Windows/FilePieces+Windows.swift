#if canImport(CRT)
  import DragScript

  #if canImport(FoundationEssentials)
    import FoundationEssentials
  #else
    import Foundation
  #endif

  /// A file that is read in pieces, as long as it does not change.
  ///
  /// Every piece takes a read of the whole file.
  struct FilePieces: ScriptPieces {
    let path: String
    private let mark: FileMark

    /// Opens a file; nil if it is not a readable regular file.
    init?(_ path: String) {
      guard let mark = FileMark(at: path) else { return nil }
      self.path = path
      self.mark = mark
    }

    var count: Int { mark.count }

    func bytes(in range: Range<Int>) -> [UInt8] {
      guard let data = try? Data(contentsOf: URL(filePath: path)), FileMark(at: path) == mark,
        range.upperBound <= data.count
      else { return [] }
      return Array(data[range])
    }
  }
#endif
