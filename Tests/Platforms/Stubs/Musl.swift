// swift-format-ignore-file
// What Musl declares otherwise than Glibc, of what the package uses: a thread is a pointer.

@_exported public import Glibc

public typealias pthread_t = OpaquePointer

/// Begins a thread.
public func pthread_create(
  _ thread: UnsafeMutablePointer<pthread_t?>!, _ attributes: UnsafeRawPointer!,
  _ body: (@convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?)!,
  _ argument: UnsafeMutableRawPointer!
) -> Int32 { 0 }
