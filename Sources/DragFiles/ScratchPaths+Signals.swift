// WebAssembly and Windows have none of these signals.
#if canImport(WASILibc) || canImport(CRT)
  extension ScratchPaths {
    /// Does nothing: no signal ends the process here.
    package static func removeWhenInterrupted() {}
  }
#else
  import Synchronization

  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #elseif canImport(Android)
    import Android
  #endif

  extension ScratchPaths {
    private static let signals = [SIGINT, SIGTERM]

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
      // A thread is a pointer on some systems, and a number on others.
      #if canImport(Darwin) || canImport(Musl)
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
#endif
