package import CollectionLayout
package import DragGeometry
package import Machines

/// One `set` line: a known key with a value of its type, or a custom key.
package enum Setting: Hashable, Sendable {
  /// `viewport`: the visible size, both extents greater than 0.
  case viewport(Size)
  /// `rate`: the sample rate of a glide without its own.
  case rate(Rate)
  /// `lift.delay`: the duration of a press until it lifts.
  case liftDelay(Microseconds)
  /// `lift.slop`: the allowed movement of a pointer in points, 0 or more.
  case liftSlop(Double)
  /// `lift.duration`: the duration of the lift itself.
  case liftDuration(Microseconds)
  /// `lift.behavior`.
  case liftBehavior(LiftBehavior)
  /// `pointer.drag-before-lift`: whether a mouse lifts and begins at the slop.
  case pointerDragBeforeLift(Bool)
  /// `resolver`: the rule by which a collection finds the item under a drag.
  case resolver(Resolver)
  /// `resolver.radius`, in points; nil means no limit.
  case resolverRadius(Double?)
  /// `resolver.hysteresis`, in points, 0 or more.
  case resolverHysteresis(Double)
  /// `cadence`.
  case cadence(ReorderingCadence)
  /// `spring.delay`.
  case springDelay(Microseconds)
  /// `spring.flash`: the part of the delay in which the target flashes.
  case springFlash(Microseconds)
  /// `spring.begin-speed`, in points per second; nil means no limit.
  case springBeginSpeed(Double?)
  /// `spring.cancel-speed`, in points per second; nil means no limit.
  case springCancelSpeed(Double?)
  /// `precise.offset`: the offset of a precise drop position above a finger, in points.
  case preciseOffset(Double)
  /// `autoscroll`.
  case autoscroll(Bool)
  /// `feedback`: whether each change of the gap gives haptic feedback.
  case feedback(Bool)
  /// `load.deadline`: the timeout of a load; nil is none.
  case loadDeadline(Microseconds?)
  /// `animation`: the time between `willEnd` and `didEnd`.
  case animation(Microseconds)
  /// `animation.bulk`: the maximum number of dropped items that animate one by one; nil means no limit.
  case animationBulk(Int?)
  /// `settle.max`: the maximum duration of a `settle`.
  case settleMax(Microseconds)
  /// `strict`: whether a reported contract violation fails the test.
  case strict(Bool)
  /// `performs-without-destination`.
  case performsWithoutDestination(Bool)
  /// `items-are-promises`.
  case itemsArePromises(Bool)
  /// `seed`.
  case seed(UInt64)
  /// A custom key, which begins with `x-`, with its value as written.
  case custom(key: String, value: String)
}

/// The lift delay, and the effect of a second touch.
package enum LiftBehavior: String, Hashable, Sendable, CaseIterable {
  /// Lifts after half a second, regardless of other touches.
  case `default`
  /// Lifts after a second; a second touch before the begin cancels.
  case extended
}

/// The rule by which a collection finds the item under a drag.
package enum Resolver: String, Hashable, Sendable, CaseIterable {
  /// The smallest distance to an item's rectangle.
  case nearest
  /// The smallest vertical distance among the visible cells (H7–H9).
  case vertical
}
