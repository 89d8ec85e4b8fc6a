// swift-format-ignore-file
// What the C runtime of Windows has of what the package uses; it has none of the calls of POSIX by their names.

@_exported public import enum Glibc.POSIXErrorCode
@_exported public import func Glibc.exit
@_exported public import func Glibc.getenv
@_exported public import var Glibc.EINTR
@_exported public import var Glibc.EPIPE
@_exported public import var Glibc.errno

public var _O_BINARY: Int32 { 0x8000 }

public func _setmode(_ file: Int32, _ mode: Int32) -> Int32 { -1 }

public func _isatty(_ file: Int32) -> Int32 { 0 }

public func _read(_ file: Int32, _ buffer: UnsafeMutableRawPointer!, _ size: UInt32) -> Int32 { -1 }

public func _write(_ file: Int32, _ buffer: UnsafeRawPointer!, _ size: UInt32) -> Int32 { -1 }
