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

  extension Folder {
    /// The system's calls return the bytes of every name; Foundation returns only names that are text.
    func entries() throws(FileError) -> Entries {
      guard let stream = unsafe opendir(path) else { throw FileError(path, errno: errno) }
      defer { unsafe closedir(stream) }
      var entries = Entries()
      while true {
        errno = 0
        guard let entry = unsafe readdir(stream) else {
          guard errno == 0 else { throw FileError(path, errno: errno) }
          entries.names.sort(by: Self.precedes)
          return entries
        }
        unsafe withUnsafePointer(to: entry.pointee.d_name) { name in
          let count = unsafe MemoryLayout.size(ofValue: name.pointee)
          unsafe name.withMemoryRebound(to: CChar.self, capacity: count) { name in
            if unsafe name.pointee == CChar(bitPattern: UInt8(ascii: ".")) { return }
            if let text = unsafe String(validatingCString: name) {
              entries.names.append(text)
            } else {
              var status = stat()
              let isKnown = unsafe fstatat(dirfd(stream), name, &status, 0) == 0
              entries.undecodable.append(
                (unsafe String(cString: name), isKnown && status.st_mode & S_IFMT == S_IFDIR))
            }
          }
        }
      }
    }
  }
#endif
