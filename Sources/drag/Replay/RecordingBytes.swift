import DragFiles
import GestureImport

/// The bytes of a recording, of which no more is read than it takes to see that it is none.
enum RecordingBytes {
  /// How many bytes a recording may have: 1 GiB.
  static let most = 1 << 30
  /// How many of the first bytes decide what it is; blanks and a mark of the byte order come on top.
  static let decisive = 1 << 17

  /// What the beginning of a file shows.
  static func format(ofFile path: String) throws(FileError) -> RecordingFormat? {
    RecordingFormat.detected(in: try DiskFile(path).bytes(upTo: decisive))
  }

  /// Standard input, as far as it may be a recording: where its beginning shows no format it is not
  /// read on.
  static func ofStandardInput() throws(FileError) -> [UInt8] {
    var isDecided = false
    return try StandardInput.bytes { bytes in
      guard !isDecided, bytes.count >= decisive else { return true }
      isDecided = true
      return RecordingFormat.detected(in: bytes) != nil
    }
  }
}
