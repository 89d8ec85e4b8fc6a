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

  /// Standard input, if its beginning may be that of a recording; else reading stops behind it.
  ///
  /// - Parameter mayBeOther: Returns whether the beginning is that of something else to be read.
  /// - Returns: The bytes; of something that is not read, its beginning.
  /// - Throws: Standard input cannot be read, or exceeds the size limit.
  static func ofStandardInput(
    or mayBeOther: ([UInt8]) -> Bool = { _ in false }
  ) throws(FileError) -> [UInt8] {
    var isDecided = false
    return try StandardInput.bytes { bytes in
      guard !isDecided, bytes.count >= decisive else { return true }
      isDecided = true
      return mayBeOther(bytes) || RecordingFormat.detected(in: bytes) != nil
    }
  }
}
