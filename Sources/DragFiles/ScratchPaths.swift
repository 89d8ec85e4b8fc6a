import FoundationEssentials
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files and folders that are there for a moment, and are removed when the process is interrupted.
package enum ScratchPaths {
  private static let paths = Mutex<Set<String>>([])
  private static let signals = [SIGINT, SIGTERM]

  /// Adds a file or a folder, before it is made.
  package static func insert(_ path: String) {
    paths.withLock { _ = $0.insert(path) }
  }

  /// Makes a folder that is at no time open to others, and adds it.
  ///
  /// - Parameter path: Where nothing may be yet.
  /// - Throws: Why it cannot be made.
  package static func makeFolder(_ path: String) throws(FileError) {
    insert(path)
    // Permissions that are set after the folder is made come too late for who looks in between.
    guard unsafe mkdir(path, 0o700) == 0 else {
      let code = errno
      forget(path)
      throw FileError(path, errno: code)
    }
  }

  /// Forgets a path, of which nothing is left or which has become what it was made for.
  package static func forget(_ path: String) {
    paths.withLock { _ = $0.remove(path) }
  }

  /// Removes a file or a folder with all that is in it, and forgets it.
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

  /// From here on an interrupt and a request to end remove what is there; then the process ends by
  /// the same signal.
  ///
  /// A thread waits for the signals, which all others do not get: so what it does is not bound to the
  /// few calls that a signal handler may make. Call this before there are other threads. A signal
  /// that is ignored stays so, as for a command behind `nohup`.
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
    // Without the thread the signals would not be taken.
    if code != 0 { unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil) }
  }

  private static func awaitSignal() {
    // A new thread has the mask of the one that has made it.
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
      // The lock is held to the end, so that nothing new is made.
      for path in paths { removeEntirely(path) }
      unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil)
      raise(number)
    }
  }
}
