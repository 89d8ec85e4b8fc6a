public import Foundation

/// A reaction of a view to touches, in addition to its own; it is added to one view.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view that it was added to.
  var view: UIView? { get }
  /// Called before the interaction is added to a view, or taken from one.
  func willMove(to view: UIView?)
  /// Called when the interaction was added to a view, or taken from one.
  func didMove(to view: UIView?)
}

/// Lets what a view shows be dragged.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
  /// The delegate for drags of the view.
  public private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view that it was added to.
  public private(set) weak var view: UIView?
  /// True if drags begin (CONTRACT-01).
  open var isEnabled = UIDragInteraction.isEnabledByDefault {
    didSet { view?.window?.screen?.viewsChanged() }
  }
  /// True if a gesture of another kind cancels a lift (CONTRACT-07); kept, since there are no other gestures.
  open var allowsSimultaneousRecognitionDuringLift = false
  /// Set by the default of an optional method: the delegate has none of its own.
  var ranDefault = false

  /// Makes an interaction.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// True: interactions are enabled as on a tablet.
  open class var isEnabledByDefault: Bool { true }

  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Lets drags be dropped on a view.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
  /// The delegate for drags over the view.
  public private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view that it was added to.
  public private(set) weak var view: UIView?
  /// True if several drags may be inside at once (CONTRACT-36).
  open var allowsSimultaneousDropSessions = false {
    didSet { view?.window?.screen?.viewsChanged() }
  }
  /// Set by the default of an optional method: the delegate has none of its own.
  var ranDefault = false
  /// True if its delegate is UIKit's own, whose calls are not noted.
  package var isOfSystem = false

  /// Makes an interaction.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}
