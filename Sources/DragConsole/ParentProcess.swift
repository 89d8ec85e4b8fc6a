#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// The process that has started this one.
package struct ParentProcess: Sendable {
  private let number: Int32

  /// Looks who it is now.
  package init() { number = Self.current }

  /// Indicates whether it has ended: another process has adopted this one.
  package var hasEnded: Bool { Self.current != number }

  /// WebAssembly and Windows do not tell, and nothing ends there.
  private static var current: Int32 {
    #if canImport(WASILibc) || canImport(CRT)
      0
    #else
      getppid()
    #endif
  }
}
