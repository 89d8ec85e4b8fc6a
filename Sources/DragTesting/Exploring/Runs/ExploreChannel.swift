#if os(Linux) && canImport(Glibc)
  import Glibc

  /// One end of the line between two processes (EX-42).
  final class ExploreChannel {
    /// What has come.
    enum Received {
      case message(ExploreMessage)
      /// Nothing yet.
      case nothing
      /// The other end is closed.
      case closed
    }

    /// The descriptor.
    let number: Int32
    /// False once the other end is known to be closed.
    private var isOpen = true
    private var bytes: [UInt8] = []

    /// Takes a descriptor, and closes it in the end.
    init(_ number: Int32) {
      self.number = number
      // What an application starts must not keep it open.
      _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    }

    deinit { close(number) }

    /// Two ends; nil where the system has no more of them.
    static func pair() -> (ExploreChannel, ExploreChannel)? {
      var numbers: [Int32] = [0, 0]
      let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
      guard unsafe socketpair(AF_UNIX, kind, 0, &numbers) == 0 else { return nil }
      return (ExploreChannel(numbers[0]), ExploreChannel(numbers[1]))
    }

    /// Lets the other end read that nothing more comes.
    func shutDown() { _ = shutdown(number, Int32(SHUT_RDWR)) }

    /// Sends a message; where the other end is closed, the next `receive` says so.
    func send(_ message: ExploreMessage) {
      var rest = message.bytes[...]
      while !rest.isEmpty {
        let count = unsafe rest.withUnsafeBytes { buffer in
          unsafe Glibc.send(number, buffer.baseAddress, buffer.count, Int32(MSG_NOSIGNAL))
        }
        guard count > 0 else {
          guard count < 0, errno == EINTR else { return }
          continue
        }
        rest.removeFirst(count)
      }
    }

    /// Waits for a message.
    ///
    /// - Parameter milliseconds: The most time to wait; negative waits for as long as it takes.
    /// - Returns: The next message, or why there is none.
    func receive(within milliseconds: Int32) -> Received {
      while true {
        if let message = ExploreMessage.take(from: &bytes) { return .message(message) }
        guard isOpen else { return .closed }
        var wanted = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
        let found = unsafe poll(&wanted, 1, milliseconds)
        if found < 0, errno == EINTR { continue }
        guard found > 0 else { return .nothing }
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = unsafe buffer.withUnsafeMutableBytes { buffer in
          unsafe recv(number, buffer.baseAddress, buffer.count, 0)
        }
        if count < 0, errno == EINTR { continue }
        if count <= 0 { isOpen = false } else { bytes += buffer.prefix(count) }
      }
    }

    /// Indicates whether the other end is closed and has sent nothing more.
    var isAbandoned: Bool {
      var byte: UInt8 = 0
      let flags = Int32(MSG_PEEK | MSG_DONTWAIT)
      return unsafe recv(number, &byte, 1, flags) == 0
    }
  }
#endif
