import FoundationEssentials

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why a file or a folder could not be used.
package struct FileError: Error, Hashable, Sendable {
  /// What stood in the way.
  package enum Reason: Hashable, Sendable {
    /// Nothing is there.
    case notFound
    /// A folder is there, and a file was wanted.
    case isFolder
    /// A file is there, and a folder was wanted.
    case isNoFolder
    /// The system does not permit it.
    case notPermitted
    /// The symbolic links on the way lead in a circle.
    case linksInCircle
    /// The file really lies outside the folder that it must stay in.
    case outside
    /// There is no room left.
    case noSpace
    /// The file is not what it was when it was read.
    case changed
    /// Neither a file nor a folder is there, but a pipe or a device.
    case isNoFile
    /// Its bytes cannot be read.
    case unreadable
    /// A symbolic link is there, and nothing where it leads.
    case linkToNothing
    /// The bytes of its name are not UTF-8.
    case nameNotUTF8
    /// It has more bytes than it may have.
    case tooLong(Int)
    /// It is not a golden, and was not written by us.
    case notGolden
    /// A symbolic link is there, and a file of our own was wanted.
    case isLink
    /// Something else, by the system's number for it; 0 where there is none.
    case system(Int32)
  }

  /// The path, as it was given.
  package var path: String
  /// What stood in the way.
  package var reason: Reason

  /// Makes an error from a path and a reason.
  package init(_ path: String, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// Makes an error of what the system reports.
  init(_ path: String, from cause: any Error) {
    let underlying = (cause as? CocoaError)?.underlying ?? cause
    self.init(path, (underlying as? POSIXError).map { Reason($0.code) } ?? .system(0))
  }

  /// Makes an error of a number that a system call has left.
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
      case .ELOOP: .linksInCircle
      case .ENOSPC, .EDQUOT: .noSpace
      case _: .system(code.rawValue)
      }
  }
}

extension FileError.Reason: CustomStringConvertible {
  /// The reason in a few words without a full stop.
  package var description: String {
    switch self {
    case .notFound: "there is no such file or folder"
    case .isFolder: "it is a folder, not a file"
    case .isNoFolder: "it is no folder"
    case .notPermitted: "the system does not permit it"
    case .linksInCircle: "its symbolic links lead in a circle"
    case .outside: "it really lies outside the script's folder"
    case .noSpace: "there is no room left"
    case .changed: "it has changed since it was read"
    case .isNoFile: "it is no file of bytes but a pipe or a device"
    case .unreadable: "it cannot be read"
    case .tooLong(let most): "it has more than \(most >> 20) MiB"
    case .notGolden: "it is not a golden, and is left alone"
    case .isLink: "it is a symbolic link, and is left alone"
    case .linkToNothing: "it is a symbolic link to nothing"
    case .nameNotUTF8: "its name is not UTF-8"
    case .system(0): "the system refuses"
    case .system(let number): "the system refuses with error \(number)"
    }
  }
}

extension FileError: CustomStringConvertible {
  /// The path and the reason.
  package var description: String { "\(path): \(reason)" }
}
