import Dispatch

/// The main queue; on Linux a thread of its own may serve it.
package enum MainQueue {
  private static let key = DispatchSpecificKey<Bool>()

  /// True if the caller runs on the main queue.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }

  /// Runs a function on the main queue: at once where the caller is there already.
  package static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
    guard isCurrent else {
      return DispatchQueue.main.async(group: nil) { MainActor.assumeIsolated { body() } }
    }
    MainActor.assumeIsolated { body() }
  }

  /// Marks the main queue, before it is asked for.
  static func mark() { DispatchQueue.main.setSpecific(key: key, value: true) }
}
