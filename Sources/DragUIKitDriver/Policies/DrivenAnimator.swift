#if os(iOS)
  import UIKit
#elseif os(Linux)
  import DragUIKit
#endif
#if os(iOS) || os(Linux)
  import DragStage

  /// The animation of an item of a drop: what was added runs at its start, and when it has ended on the stage's clock.
  @MainActor class DrivenAnimator: NSObject, UIDragAnimating {
    private weak let stage: Stage?
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var hasBegun = false

    init(on stage: Stage) {
      self.stage = stage
      super.init()
    }

    func addAnimations(_ animations: @escaping () -> Void) {
      if hasBegun { animations() } else { self.animations.append(animations) }
    }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
      if hasBegun { endLater(completion) } else { completions.append(completion) }
    }

    /// Begins the animation, which ends by itself.
    func begin() {
      animate()
      hasBegun = true
      for completion in takeCompletions() { endLater(completion) }
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

    private func endLater(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
      guard let stage else { return completion(.end) }
      stage.schedule(after: stage.settings.animation) { completion(.end) }
    }
  }
#endif
