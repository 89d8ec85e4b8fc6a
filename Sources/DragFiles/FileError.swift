#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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

/// The reason why a file or a folder could not be used.
package struct FileError: Error, Hashable, Sendable {
  /// A kind of error.
  package enum Reason: Hashable, Sendable {
    /// The path does not exist.
    case notFound
    /// Expected a file, found a folder.
    case isFolder
    /// Expected a folder, found a file.
    case isNoFolder
    /// Permission denied.
    case notPermitted
    /// The symbolic links form a cycle.
    case linksInCircle
    /// The file is outside the folder that must contain it, after resolving links.
    case outside
    /// No space is left on the device.
    case noSpace
    /// The file has changed since it was read.
    case changed
    /// Expected a file or a folder, found a pipe or a device.
    case isNoFile
    /// The bytes cannot be read.
    case unreadable
    /// A symbolic link whose target does not exist.
    case linkToNothing
    /// The name is not UTF-8.
    case nameNotUTF8
    /// The file exceeds the size limit.
    case tooLong(Int)
    /// The file is not a golden, and belongs to another program.
    case notGolden
    /// Expected a generated file, found a symbolic link.
    case isLink
    /// Another error, by the system's number; 0 if there is none.
    case system(Int32)
  }

  /// The path, as given.
  package var path: String
  /// The kind of error.
  package var reason: Reason

  /// Makes an error from a path and a reason.
  package init(_ path: String, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// Makes an error from an error of the system.
  init(_ path: String, from cause: any Error) {
    let underlying = (cause as? CocoaError)?.underlying ?? cause
    self.init(path, (underlying as? POSIXError).map { Reason($0.code) } ?? .system(0))
  }

  /// Makes an error from the number that a system call has set.
  init(_ path: String, errno: Int32) {
    self.init(path, POSIXErrorCode(rawValue: errno).map(Reason.init) ?? .system(errno))
  }
}

extension FileError.Reason {
  fileprivate init(_ code: POSIXErrorCode) {
    self =
      switch code {
      case .ENOENT: .notFound
      case .EISDIR: .isFolder
      case .ENOTDIR: .isNoFolder
      case .EACCES, .EPERM, .EROFS: .notPermitted
      case .ENOSPC: .noSpace
      #if !canImport(CRT)
        // Windows has no numbers for these.
        case .ELOOP: .linksInCircle
        case .EDQUOT: .noSpace
      #endif
      case _: .system(code.rawValue)
      }
  }
}

extension FileError.Reason: CustomStringConvertible {
  /// The reason in a few words without a full stop.
  package var description: String {
    switch self {
    case .notFound: "no such file or folder"
    case .isFolder: "expected a file, found a folder"
    case .isNoFolder: "expected a folder, found a file"
    case .notPermitted: "permission denied"
    case .linksInCircle: "the symbolic links form a cycle"
    case .outside: "the file is outside the script's folder"
    case .noSpace: "no space left on the device"
    case .changed: "the file has changed since it was read"
    case .isNoFile: "expected a regular file, found a pipe or a device"
    case .unreadable: "the file cannot be read"
    case .tooLong(let most): "the file is larger than \(most >> 20) MiB"
    case .notGolden: "the file is not a golden and is left unchanged"
    case .isLink: "the file is a symbolic link and is left unchanged"
    case .linkToNothing: "the symbolic link has no target"
    case .nameNotUTF8: "the name is not UTF-8"
    case .system(0): "system error"
    case .system(let number): "system error \(number)"
    }
  }
}

extension FileError: CustomStringConvertible {
  /// The path and the reason.
  package var description: String { "\(path): \(reason)" }
}
