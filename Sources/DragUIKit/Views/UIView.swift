public import Foundation

/// A rectangle in a tree of rectangles; nothing is drawn.
///
/// Frames, conversions and hit tests are exact. A subview follows the size of its superview by its
/// ``autoresizingMask``.
@preconcurrency @MainActor open class UIView: UIResponder {
  /// The parts that give way when the superview's size changes.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The options, one bit each.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The space on the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The space on the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The space above.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The space below.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// The rectangle in the superview.
  open var frame: CGRect {
    didSet {
      guard frame != oldValue else { return }
      if frame.size != oldValue.size {
        for child in subviews { child.follow(from: oldValue.size, to: frame.size) }
        setNeedsLayout()
      }
      placeChanged()
    }
  }

  /// The visible rectangle in the view's own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: scrolled, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// The middle of ``frame``.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The view that this one is in.
  public private(set) weak var superview: UIView?
  /// The views in this one, the front one last.
  public private(set) var subviews: [UIView] = []
  /// The parts that give way when the superview's size changes; by default none.
  open var autoresizingMask: AutoresizingMask = []
  /// A number of the application's choice.
  open var tag = 0
  /// The color behind the content; kept.
  open var backgroundColor: UIColor?
  /// The opacity; a view below 0.01, and what is in it, is not hit.
  open var alpha: CGFloat = 1 {
    didSet { if (alpha < Self.leastAlpha) != (oldValue < Self.leastAlpha) { placeChanged() } }
  }
  private static let leastAlpha = 0.01
  /// The rotation and scale of the view; kept, and frames are those without it.
  open var transform = CGAffineTransform.identity
  /// True if the view and what is in it are not there for the user.
  open var isHidden = false { didSet { if isHidden != oldValue { placeChanged() } } }
  /// The class of the view's layer, a layer's.
  open class var layerClass: AnyClass { CALayer.self }
  /// The look of the view; kept.
  public private(set) lazy var layer = ViewMaker.make(
    Self.layerClass as? CALayer.Type ?? CALayer.self)
  /// True if the content is cut at the bounds; kept in ``layer``.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// The color of what can be pressed; kept.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! = .blue
  /// True if ``autoresizingMask`` is in force; kept, and it always is, since constraints are not solved.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The place of the content in the view; kept.
  open var contentMode = ContentMode.scaleToFill
  /// The gestures of the view; none is recognized.
  open var gestureRecognizers: [UIGestureRecognizer]?
  /// The light or dark look of the view and what is in it; kept.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The free space around what is in the view; kept.
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)
  /// The free space around what is in the view; kept.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// True if several touches count; kept.
  open var isMultipleTouchEnabled = false
  /// True if the view covers what is behind it; kept.
  open var isOpaque = true
  /// The view that masks this one; kept.
  open var mask: UIView?
  /// True if the view and what is in it can be hit.
  open var isUserInteractionEnabled = true {
    didSet { if isUserInteractionEnabled != oldValue { placeChanged() } }
  }
  /// The reactions of the view to touches, in addition to its own.
  open var interactions: [any UIInteraction] {
    get { added }
    set {
      for interaction in added where !newValue.contains(where: { $0 === interaction }) {
        removeInteraction(interaction)
      }
      for interaction in newValue where interaction.view !== self { addInteraction(interaction) }
    }
  }
  private var added: [any UIInteraction] = []
  /// The controller whose view this is.
  weak var controller: UIViewController?
  private var needsLayout = true

  /// The distance by which the content is scrolled.
  var scrolled: CGPoint { .zero }

  /// Makes a view.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Makes a view without a size.
  public convenience override init() { self.init(frame: .zero) }

  /// Makes a view without a size: there are no archives to read.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  open override var next: UIResponder? { controller ?? superview }

  /// The window that the view is in.
  open var window: UIWindow? { superview?.window }

  /// Adds a view in front of the others.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Inserts a view at an index of ``subviews``.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.superview?.remove(view)
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    view.didMoveToSuperview()
    didAddSubview(view)
    view.placeChanged()
    setNeedsLayout()
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    guard let superview else { return }
    let window = window
    superview.remove(self)
    didMoveToSuperview()
    window?.screen?.viewsChanged()
  }

  /// Exchanges the places of two subviews, by their indices in ``subviews``; indices that are not there change nothing.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    subviews.swapAt(index1, index2)
  }

  /// Called when a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is taken out.
  open func willRemoveSubview(_ subview: UIView) {}

  private func remove(_ view: UIView) {
    willRemoveSubview(view)
    subviews.removeAll { $0 === view }
    view.superview = nil
    didRemove(view)
  }

  /// Reports that a view is not a subview any more; a row of views overrides it.
  func didRemove(_ view: UIView) {}

  /// Adds an interaction, which leaves the view that it was in.
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    added.append(interaction)
    interaction.didMove(to: self)
    placeChanged()
  }

  /// Takes an interaction away.
  open func removeInteraction(_ interaction: any UIInteraction) {
    guard let index = added.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    added.remove(at: index)
    interaction.didMove(to: nil)
    placeChanged()
  }

  /// Called before the view gets another superview, or none; not called here.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the view has a superview, or has none any more.
  open func didMoveToSuperview() {}
  /// Called when the view is in another window, or in none; not called here.
  open func didMoveToWindow() {}
  /// Called when a size class has changed with the size of the window.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Puts a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }

  /// Puts a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }

  /// Adds a gesture, which leaves the view that it was added to.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }

  /// Takes a gesture away.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  /// The deepest view at a point that can be hit, or nil; drags find lists by their frames, and do not ask.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isHittable, self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      if let found = view.hitTest(view.convert(point, from: self), with: event) { return found }
    }
    return self
  }

  /// False where the view, and all that is in it, is passed over by touches.
  private var isHittable: Bool { isUserInteractionEnabled && alpha >= Self.leastAlpha }

  /// The view by which no touches reach this one, and so no drags and drops: itself or one around it; nil where they do.
  final var touchBarrier: UIView? { isHittable ? superview?.touchBarrier : self }

  /// True if a point is in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Draws the content; not called.
  open func draw(_ rect: CGRect) {}
  /// Marks the content as due; nothing is drawn.
  open func setNeedsDisplay() {}
  /// The size that fits the content: the one that the view has.
  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
  /// Takes the size that fits the content.
  open func sizeToFit() { frame.size = sizeThatFits(frame.size) }
  /// The size of the content by itself, which nothing asks for.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// Marks the content's own size as another one; nothing asks for it.
  open func invalidateIntrinsicContentSize() {}
  /// Makes constraints; not called.
  open func updateConstraints() {}
  /// Marks constraints as due; they are not solved.
  open func setNeedsUpdateConstraints() {}

  /// True if the view is another one, or in it.
  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  /// Finds a view by its ``tag``, the view itself first.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Marks the layout as due.
  open func setNeedsLayout() {
    needsLayout = true
    window?.screen?.viewsChanged()
  }

  /// Lays the view out, and what is in it, where that is due.
  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  /// Sets the frames of the subviews; a subclass overrides it.
  open func layoutSubviews() {}

  /// Reports that what the view shows has another place; a list of cells overrides it.
  func placeChanged() { window?.screen?.viewsChanged() }

  /// Follows a change of the superview's size.
  private func follow(from old: CGSize, to new: CGSize) {
    let (x, width) = Self.follow(
      frame.origin.x, frame.width, new.width - old.width,
      autoresizingMask.contains(.flexibleLeftMargin), autoresizingMask.contains(.flexibleWidth),
      autoresizingMask.contains(.flexibleRightMargin))
    let (y, height) = Self.follow(
      frame.origin.y, frame.height, new.height - old.height,
      autoresizingMask.contains(.flexibleTopMargin), autoresizingMask.contains(.flexibleHeight),
      autoresizingMask.contains(.flexibleBottomMargin))
    frame = CGRect(x: x, y: y, width: width, height: height)
  }

  /// The parts that give way share the difference alike.
  private static func follow(
    _ start: CGFloat, _ extent: CGFloat, _ more: CGFloat, _ before: Bool, _ size: Bool,
    _ after: Bool
  ) -> (CGFloat, CGFloat) {
    let parts = [before, size, after].filter { $0 }.count
    guard parts > 0 else { return (start, extent) }
    let share = more / CGFloat(parts)
    return (start + (before ? share : 0), max(0, extent + (size ? share : 0)))
  }
}
