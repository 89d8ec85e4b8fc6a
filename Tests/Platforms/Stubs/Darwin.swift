// What Darwin declares otherwise than Glibc, of what the package uses.

@_exported public import Glibc

extension stat {
  /// When the file was written.
  public var st_mtimespec: timespec { st_mtim }
}

/// Begins a thread; the thread is a pointer there, and the body's argument is never nil.
public func pthread_create(
  _ thread: UnsafeMutablePointer<pthread_t?>, _ attributes: UnsafePointer<pthread_attr_t>?,
  _ body: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?,
  _ argument: UnsafeMutableRawPointer?
) -> Int32 { 0 }
