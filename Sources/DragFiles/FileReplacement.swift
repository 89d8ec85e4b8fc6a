#if !canImport(CRT)
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
  #endif

  /// New contents of a file, written to a temporary file next to it and renamed atomically.
  ///
  /// The temporary file is created under a new name, never through a symbolic link, and is at no time
  /// accessible to more users than the file that it replaces.
  struct FileReplacement {
    /// The path of the file, with followed links resolved.
    let target: String

    private var folder: String {
      guard let slash = target.lastIndex(of: "/") else { return "." }
      return slash == target.startIndex ? "/" : String(target[..<slash])
    }

    /// Replaces the file, or creates it.
    ///
    /// - Parameters:
    ///   - bytes: The new content.
    ///   - check: Checks the file again right before it is replaced.
    /// - Throws: The reason why it cannot be replaced; it is then unchanged, without a temporary file.
    func write(_ bytes: [UInt8], check: () throws(FileError) -> Void = {}) throws(FileError) {
      try write({ put throws(FileError) in try put(bytes) }, check: check)
    }

    /// Writes pieces to a file that is not regular, such as a device.
    func writeInPlace(
      _ body: (DiskFile.PieceWriter) throws(FileError) -> Void
    ) throws(FileError) {
      // A pipe that no program reads would be waited for without end.
      let file = unsafe open(target, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
      guard file >= 0 else { throw FileError(target, errno: errno) }
      defer { close(file) }
      guard fcntl(file, F_SETFL, O_WRONLY) == 0 else { throw FileError(target, errno: errno) }
      try body { piece throws(FileError) in try put(piece, into: file) }
    }

    /// Replaces the file, or creates it, in pieces.
    ///
    /// - Parameters:
    ///   - body: Yields the pieces in order.
    ///   - check: Checks the file again right before it is replaced.
    /// - Throws: The reason why it cannot be replaced; it is then unchanged, without a temporary file.
    func write(
      _ body: (DiskFile.PieceWriter) throws(FileError) -> Void,
      check: () throws(FileError) -> Void = {}
    ) throws(FileError) {
      var old = stat()
      let isThere = unsafe stat(target, &old) == 0 && old.st_mode & S_IFMT == S_IFREG
      let beside = Folder(folder).path(of: ".drag-\(UUID().uuidString)")
      ScratchPaths.insert(beside)
      defer { ScratchPaths.forget(beside) }
      // A new file gets what the process's mask leaves. The mask can only be read by setting it, for all threads.
      let mode: mode_t = isThere ? 0o600 : 0o666
      let file = unsafe open(beside, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
      guard file >= 0 else { throw FileError(target, errno: errno) }
      do throws(FileError) {
        defer { close(file) }
        guard !isThere || Self.share(file, as: old) else { throw FileError(target, errno: errno) }
        try body { piece throws(FileError) in try put(piece, into: file) }
      } catch {
        unsafe unlink(beside)
        throw error
      }
      do throws(FileError) {
        try check()
        guard unsafe rename(beside, target) == 0 else { throw FileError(target, errno: errno) }
      } catch {
        unsafe unlink(beside)
        throw error
      }
    }

    private func put(_ bytes: [UInt8], into file: Int32) throws(FileError) {
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = unsafe rest.withUnsafeBytes { unsafe Self.write($0, to: file) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { throw FileError(target, errno: errno) }
        rest = rest.dropFirst(count)
      }
    }

    private static func write(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Int {
      #if canImport(Darwin)
        unsafe Darwin.write(file, bytes.baseAddress, bytes.count)
      #elseif canImport(Glibc)
        unsafe Glibc.write(file, bytes.baseAddress, bytes.count)
      #elseif canImport(Musl)
        unsafe Musl.write(file, bytes.baseAddress, bytes.count)
      #elseif canImport(Android)
        unsafe Android.write(file, bytes.baseAddress, bytes.count)
      #elseif canImport(WASILibc)
        unsafe WASILibc.write(file, bytes.baseAddress, bytes.count)
      #endif
    }

    #if canImport(WASILibc)
      /// Does nothing: files have no owners and no permissions here.
      private static func share(_ file: Int32, as old: stat) -> Bool { true }
    #else
      /// Gives a file the owner and the permissions of the one that it replaces.
      private static func share(_ file: Int32, as old: stat) -> Bool {
        // Only root may change the owner of a file.
        _ = fchown(file, old.st_uid, old.st_gid)
        return fchmod(file, old.st_mode & 0o7777) == 0
      }
    #endif

    /// Locks the folder against other processes that replace files in it, for the duration of a call.
    ///
    /// If the folder cannot be locked, as on some network drives and in WebAssembly, the call is made without a lock.
    func locked<Value>(_ body: () throws(FileError) -> Value) throws(FileError) -> Value {
      #if !canImport(WASILibc)
        let lock = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard lock >= 0 else { return try body() }
        // Closing it releases the lock.
        defer { close(lock) }
        while flock(lock, LOCK_EX) != 0, errno == EINTR {}
      #endif
      return try body()
    }
  }
#endif
