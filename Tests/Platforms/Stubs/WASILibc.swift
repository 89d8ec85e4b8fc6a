// swift-format-ignore-file
// What WASI's C library has not, of what the package uses elsewhere: owners, permissions, locks, signals and threads.

@_exported public import Glibc

@available(*, unavailable, message: "WASI has no such call")
public func fchown(_ file: Int32, _ owner: uid_t, _ group: gid_t) -> Int32 { -1 }

@available(*, unavailable, message: "WASI has no such call")
public func fchmod(_ file: Int32, _ mode: mode_t) -> Int32 { -1 }

@available(*, unavailable, message: "WASI has no such call")

@available(*, unavailable, message: "WASI has no such call")
public func flock(_ file: Int32, _ operation: Int32) -> Int32 { -1 }

@available(*, unavailable, message: "WASI has no such call")
public func signal(_ number: Int32, _ handler: (@convention(c) (Int32) -> Void)?) {}

@available(*, unavailable, message: "WASI has no such call")
public func raise(_ number: Int32) -> Int32 { -1 }

@available(*, unavailable, message: "WASI has no such call")
public func sigwait(_ set: UnsafePointer<sigset_t>, _ number: UnsafeMutablePointer<Int32>) -> Int32
{ -1 }

@available(*, unavailable, message: "WASI has no such call")
public func pthread_sigmask(
  _ how: Int32, _ set: UnsafePointer<sigset_t>?, _ old: UnsafeMutablePointer<sigset_t>?
) -> Int32 { -1 }

@available(*, unavailable, message: "WASI has no such call")
public func pthread_create(
  _ thread: UnsafeMutablePointer<pthread_t>, _ attributes: UnsafePointer<pthread_attr_t>?,
  _ body: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?,
  _ argument: UnsafeMutableRawPointer?
) -> Int32 { -1 }
