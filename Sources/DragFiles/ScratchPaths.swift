import Synchronization

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
#elseif canImport(ucrt)
  import ucrt
#endif

/// Temporary files and folders, which are removed if the process is interrupted.
package enum ScratchPaths {
  private static let paths = Mutex<Set<String>>([])
  private static let signals = [SIGINT, SIGTERM]

  /// Adds a file or a folder, before it is created.
  package static func insert(_ path: String) {
    paths.withLock { _ = $0.insert(path) }
  }

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

  /// Forgets a path that was removed or became permanent.
  package static func forget(_ path: String) {
    paths.withLock { _ = $0.remove(path) }
  }

  /// Removes a file or a folder with its contents, and forgets it.
  package static func remove(_ path: String) {
    removeEntirely(path)
    forget(path)
  }

  private static func removeEntirely(_ path: String) {
    // A store may write while its folder is removed, and then the folder is not empty.
    for _ in 0..<3 {
      do {
        return try FileManager.default.removeItem(atPath: path)
      } catch {
        continue
      }
    }
  }

  /// Installs handling of an interrupt and a termination request: the paths are removed, and the
  /// process ends by the same signal.
  ///
  /// A thread waits for the signals, which all other threads block: so the removal is not limited to
  /// the few calls that a signal handler may make. Call this before other threads exist. An ignored
  /// signal stays ignored, as for a command under `nohup`.
  package static func removeWhenInterrupted() {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for number in signals {
      let former = signal(number, SIG_DFL)
      if unsafe unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      } else {
        unsafe sigaddset(&set, number)
      }
    }
    unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let code = unsafe pthread_create(
      &thread, nil,
      { _ in
        ScratchPaths.awaitSignal()
        return nil
      }, nil)
    // Without the thread nothing would handle the signals.
    if code != 0 { unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil) }
  }

  private static func awaitSignal() {
    // A new thread inherits the signal mask of the one that creates it.
    var mask = sigset_t()
    unsafe pthread_sigmask(SIG_BLOCK, nil, &mask)
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for number in signals where unsafe sigismember(&mask, number) == 1 {
      unsafe sigaddset(&set, number)
    }
    var number: Int32 = 0
    guard unsafe sigwait(&set, &number) == 0 else { return }
    paths.withLock { paths in
      // The lock is held until the process ends, so that no new path is created.
      for path in paths { removeEntirely(path) }
      unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil)
      raise(number)
    }
  }
}
