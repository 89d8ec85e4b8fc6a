import DragFiles
import GestureImport

/// The bytes of a recording, read only as far as needed to recognize its format.
enum RecordingBytes {
  /// The maximum size of a recording: 1 GiB.
  static let most = 1 << 30
  /// The number of first bytes that determine the format, not counting spaces and a byte order mark.
  static let decisive = 1 << 17

  /// The format detected from the beginning of a file.
  static func format(ofFile path: String) throws(FileError) -> RecordingFormat? {
    RecordingFormat.detected(in: try DiskFile(path).bytes(upTo: decisive))
  }

  /// Standard input, if it may be a recording: without a recognized format, reading stops.
  static func ofStandardInput() throws(FileError) -> [UInt8] {
    var isDecided = false
    return try StandardInput.bytes { bytes in
      guard !isDecided, bytes.count >= decisive else { return true }
      isDecided = true
      return RecordingFormat.detected(in: bytes) != nil
    }
  }
}
