import DragStage
import Foundation

/// The animation of an item of a drop: what was added runs at its start, and when it has ended on the stage's clock.
@MainActor class DragAnimator: NSObject, UIDragAnimating {
  private weak var screen: HostedStage?
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var hasBegun = false

  init(on screen: HostedStage) {
    self.screen = screen
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) {
    if hasBegun { animations() } else { self.animations.append(animations) }
  }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    if hasBegun {
      HostedStage.animate(on: screen) { completion(.end) }
    } else {
      completions.append(completion)
    }
  }

  /// Begins the animation, which ends by itself.
  func begin() {
    animate()
    hasBegun = true
    for completion in takeCompletions() { HostedStage.animate(on: screen) { completion(.end) } }
  }

  /// Runs what goes beside the animation; ``end(at:)`` ends it.
  func animate() {
    for animation in animations { animation() }
    animations = []
  }

  /// Ends the animation at its start or its end; what was added for that runs before anything else happens.
  func end(at position: UIViewAnimatingPosition) {
    for completion in takeCompletions() { completion(position) }
  }

  private func takeCompletions() -> [(UIViewAnimatingPosition) -> Void] {
    defer { completions = [] }
    return completions
  }
}
