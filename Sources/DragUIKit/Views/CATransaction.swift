public import Foundation

/// Changes of layers that are made together; nothing is drawn, so they count at once.
@preconcurrency @MainActor open class CATransaction: NSObject {
  /// What the open transactions call when they have ended, the innermost last.
  private static var completions: [(() -> Void)?] = []

  /// Opens a transaction.
  open class func begin() { completions.append(nil) }

  /// Closes the innermost transaction; what it calls comes when an animation that begins now has ended.
  open class func commit() {
    guard let completion = completions.popLast() ?? nil else { return }
    DrivenScreen.animate(on: nil, completion)
  }

  /// Sets what the innermost transaction calls when its animations have ended.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    guard !completions.isEmpty else { return }
    completions[completions.count - 1] = block
  }

  /// Switches the animations of layers; there are none.
  open class func setDisableActions(_ flag: Bool) {}
  /// Sets the duration of animations; they take the time of the stage's settings.
  open class func setAnimationDuration(_ duration: TimeInterval) {}
  /// Passes the changes so far on; they count already.
  open class func flush() {}
}
