public import Foundation

/// A switch; kept.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// True if it is on.
  open var isOn = false

  /// Turns it on or off, without its actions.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// A choice between parts; kept.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl, UISpringLoadedInteractionSupporting {
  private var parts: [Any]
  /// The part that is chosen; -1 for none.
  open var selectedSegmentIndex = -1
  /// True if a rest of a drag chooses a part; kept.
  open var isSpringLoaded = false
  /// The number of parts.
  open var numberOfSegments: Int { parts.count }

  /// Makes a choice between titles and images.
  public init(items: [Any]?) {
    parts = items ?? []
    super.init(frame: .zero)
  }

  /// Makes a choice without parts: there are no archives to read.
  public required init?(coder: NSCoder) {
    parts = []
    super.init(coder: coder)
  }

  /// The title of a part; nil for an image or past the end.
  open func titleForSegment(at segment: Int) -> String? {
    parts.indices.contains(segment) ? parts[segment] as? String : nil
  }
}
