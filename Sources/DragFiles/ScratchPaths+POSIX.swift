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

  extension ScratchPaths {
    /// Creates and adds a folder that is never accessible to other users.
    ///
    /// - Parameter path: A path that must not exist.
    /// - Throws: The reason why it cannot be created.
    package static func makeFolder(_ path: String) throws(FileError) {
      insert(path)
      // Permissions set after the folder is created would leave a moment in which others can read it.
      guard unsafe mkdir(path, 0o700) == 0 else {
        let code = errno
        forget(path)
        throw FileError(path, errno: code)
      }
    }
  }
#endif
