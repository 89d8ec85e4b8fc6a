#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(WASILibc)
  import WASILibc
#elseif canImport(CRT)
  import CRT
#endif

/// The calls of the system for standard input, output and errors, by their numbers.
enum StandardStream {
  #if canImport(CRT)
    /// Lines end as they are written, on Windows as everywhere.
    private static let areBytes: Bool = {
      for stream: Int32 in 0...2 { _ = _setmode(stream, _O_BINARY) }
      return true
    }()

    /// Reads the next bytes of standard input; the count, or -1.
    static func read(_ buffer: inout [UInt8]) -> Int {
      guard areBytes else { return -1 }
      return Int(unsafe _read(0, &buffer, UInt32(buffer.count)))
    }

    /// Writes bytes; the count of those that were written, or -1.
    static func write(_ bytes: [UInt8], to stream: Int32) -> Int {
      guard areBytes else { return -1 }
      return Int(unsafe _write(stream, bytes, UInt32(bytes.count)))
    }

    /// Returns whether a stream is a terminal.
    static func isTerminal(_ stream: Int32) -> Bool { _isatty(stream) != 0 }
  #else
    /// Reads the next bytes of standard input; the count, or -1.
    static func read(_ buffer: inout [UInt8]) -> Int {
      let size = buffer.count
      return unsafe buffer.withUnsafeMutableBytes { buffer in
        unsafe systemRead(0, buffer.baseAddress, size)
      }
    }

    /// Writes bytes; the count of those that were written, or -1.
    static func write(_ bytes: [UInt8], to stream: Int32) -> Int {
      unsafe bytes.withUnsafeBytes { unsafe systemWrite(stream, $0.baseAddress, $0.count) }
    }

    /// Returns whether a stream is a terminal.
    static func isTerminal(_ stream: Int32) -> Bool { isatty(stream) == 1 }
  #endif
}

#if !canImport(CRT)
  // Inside of the type its own functions have these names.
  private func systemRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    unsafe read(file, bytes, count)
  }

  private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    unsafe write(file, bytes, count)
  }
#endif
