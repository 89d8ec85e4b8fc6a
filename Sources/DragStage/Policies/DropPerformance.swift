public import Machines

/// The handling of the items of a drop for which the destination did not choose a position.
public struct DropPerformance: Hashable, Sendable {
  /// The way in which the items arrive.
  package enum Handling: Hashable, Sendable {
    case accept
    case local
    case load
    case nothing
    case fail(String)
  }

  /// The way in which the items arrive.
  package let handling: Handling
  /// The delay before the items arrive.
  package private(set) var delay = Microseconds.zero

  /// True if it lets the items arrive; otherwise the application has seen to them.
  var takesItems: Bool {
    switch handling {
    case .accept, .local, .load: true
    case .nothing, .fail: false
    }
  }

  package init(_ handling: Handling) {
    self.handling = handling
  }

  /// Local items are moved or copied at once; those of other applications are loaded into placeholders.
  public static let accept = DropPerformance(.accept)
  /// Local items are moved or copied at once; those of other applications are ignored.
  public static let local = DropPerformance(.local)
  /// Every item is loaded into a placeholder.
  public static let load = DropPerformance(.load)
  /// No item arrives.
  public static let nothing = DropPerformance(.nothing)

  /// The application could not insert the items, and nothing changes.
  ///
  /// The reported operation stays, or is a cancel if the destination has a veto
  /// (`DropBehavior.vetoes`).
  public static func fail(_ reason: String) -> DropPerformance { DropPerformance(.fail(reason)) }

  /// The same handling after a delay, as by an application that is busy.
  public func after(_ delay: Microseconds) -> DropPerformance {
    var performance = self
    performance.delay = delay
    return performance
  }
}
