public import Foundation

/// Seconds.
public typealias CFTimeInterval = Double

/// A call for each frame of the display; kept, and never called: a selector cannot be called here, and no frame is drawn.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
  /// True while no calls are wanted; kept.
  open var isPaused = false
  /// The most calls a second; kept.
  open var preferredFramesPerSecond = 0
  /// The time of the last frame: none.
  open var timestamp: CFTimeInterval { 0 }
  /// The time of the next frame: none.
  open var targetTimestamp: CFTimeInterval { 0 }
  /// The time between two frames.
  open var duration: CFTimeInterval { 1.0 / 60 }

  /// Makes a link.
  public init(target: Any, selector sel: Selector) { super.init() }

  /// Does nothing.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Does nothing.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Does nothing.
  open func invalidate() {}
}
