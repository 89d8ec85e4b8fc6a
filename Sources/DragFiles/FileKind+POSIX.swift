#if !canImport(CRT)
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
  #endif

  extension FileKind {
    /// Determines the kind of a path.
    init(at path: String) throws(FileError) {
      guard !RealPath.isDevice(path) else {
        self = .other
        return
      }
      var status = stat()
      guard unsafe stat(path, &status) == 0 else {
        let error = FileError(path, errno: errno)
        // A file that another process makes between the two calls is not a link: it was not found.
        throw error.reason == .notFound && Self.isLink(path)
          ? FileError(path, .linkToNothing) : error
      }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: self = .folder
      case S_IFREG: self = .regular
      case _: self = .other
      }
    }

    /// Returns whether the path is a symbolic link, whatever its target.
    static func isLink(_ path: String) -> Bool {
      var status = stat()
      return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }
  }
#endif
