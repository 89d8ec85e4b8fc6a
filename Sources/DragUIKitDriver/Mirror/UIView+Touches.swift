#if os(iOS)
  import UIKit
#elseif os(Linux)
  import DragUIKit
#endif
#if os(iOS) || os(Linux)
  extension UIView {
    /// True if touches reach the view: neither it nor a view around it is disabled, transparent or hidden.
    var receivesTouches: Bool {
      var next: UIView? = self
      while let view = next {
        guard view.isUserInteractionEnabled, view.alpha >= 0.01, !view.isHidden else {
          return false
        }
        next = view.superview
      }
      return true
    }
  }
#endif
