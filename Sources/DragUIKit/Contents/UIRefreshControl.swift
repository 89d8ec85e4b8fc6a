public import Foundation

/// The control that reads again at a pull; kept: no finger pulls, and a test sends its actions.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// True while data is read.
  public private(set) var isRefreshing = false
  /// The text.
  open var attributedTitle: NSAttributedString?

  /// Begins.
  open func beginRefreshing() { isRefreshing = true }
  /// Ends.
  open func endRefreshing() { isRefreshing = false }
}
