#if os(iOS)
  package import UIKit
#elseif os(Linux)
  package import DragUIKit
#endif
#if os(iOS) || os(Linux)
  package import DragStage

  /// What knows an application's views, and asks its delegates for a stage: the face, or the driver of UIKit's own views.
  @MainActor package protocol ApplicationHost: AnyObject {
    /// The window that shows the application.
    var window: UIWindow { get }
    /// The calls that delegates and data sources have answered, one line each.
    var calls: [String] { get }
    /// True if what shipped applications do against the contract is a failure and no note.
    var isStrict: Bool { get set }
    /// The number of loads that no provider has answered.
    var openLoadCount: Int { get }
    /// True if the main queue runs in real time, and not on the stage's clock.
    var hasOwnTime: Bool { get }

    /// Runs code of a test as what drives this application.
    func driving<Value>(_ body: () -> Value) -> Value
    /// Shows a controller in the window.
    func show(_ controller: UIViewController)
    /// Gives the window another size, of which its controllers are notified.
    func resizeWindow(to size: CGSize)
    /// Lays the window out, and gives the stage the views, items and frames that it has now.
    func layOut()

    /// Gives a view a name on the stage, and names to its items.
    func name(_ view: UIView, _ name: String, items: ((IndexPath) -> String)?)
    /// The lists on the stage, with the names of the items that their data sources have now; nil where no function names them.
    var listed: [(view: ViewID, items: [[String]]?)] { get }
    /// The name of a view on the stage; nil for one that is not there.
    func name(of view: UIView) -> String?
    /// The reason why a view is not on the stage, with what to do.
    func absence(of view: UIView) -> String
    /// Offers an item of another application; a view of that application holds it.
    func offer(_ provider: NSItemProvider, as item: ItemReference)
  }
#endif
