import Foundation

/// A view that reports what the user does with it, to actions that are closures.
///
/// A target with a selector is accepted and is not called: Linux finds no method by its name.
@preconcurrency @MainActor open class UIControl: UIView {
  /// The occasions on which a control calls.
  public struct Event: OptionSet, Sendable {
    /// The occasions, one bit each.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A press began.
    public static let touchDown = Event(rawValue: 1)
    /// A press ended inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main thing that the control does.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
  }

  /// The state that a look is for.
  public struct State: OptionSet, Hashable, Sendable {
    /// The states, one bit each.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At rest.
    public static let normal: State = []
    /// Pressed.
    public static let highlighted = State(rawValue: 1)
    /// Not to be used.
    public static let disabled = State(rawValue: 2)
    /// Selected.
    public static let selected = State(rawValue: 4)
  }

  /// True if the control can be used.
  open var isEnabled = true
  /// True if it is selected.
  open var isSelected = false
  /// True if it is pressed.
  open var isHighlighted = false
  private var actions: [(event: Event, action: UIAction)] = []

  /// Adds an action for occasions.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((controlEvents, action))
  }

  /// Accepts a target, which is not called.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}

  /// Takes an action away.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action === action && $0.event == controlEvents }
  }

  /// Takes a target away, which would not be called.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}

  /// Runs the actions of occasions, as if the user had done it; a disabled control runs none.
  open func sendActions(for controlEvents: Event) {
    guard isEnabled else { return }
    for entry in actions where !entry.event.isDisjoint(with: controlEvents) { entry.action.run() }
  }
}
