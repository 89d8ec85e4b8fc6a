public import Foundation

/// A sign that something goes on; kept.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// The size of a sign.
  public enum Style: Int, Sendable {
    /// As text.
    case medium = 100
    /// Larger.
    case large
  }

  /// The size.
  open var style: Style
  /// True if a sign that rests is not there for the user.
  open var hidesWhenStopped = true
  /// The color.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! = .gray
  /// True while it moves.
  public private(set) var isAnimating = false

  /// Makes a sign of a size.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }

  /// Makes a sign.
  public override convenience init(frame: CGRect) {
    self.init(style: .medium)
    self.frame = frame
  }

  /// Makes a sign: there are no archives to read.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
  }

  /// Begins to move.
  open func startAnimating() { isAnimating = true }
  /// Rests.
  open func stopAnimating() { isAnimating = false }
}

/// The progress of an activity; kept.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// The part that is done, from 0 to 1.
  open var progress: Float = 0
  /// The progress that is shown.
  open var observedProgress: Progress?

  /// Sets the part that is done.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
