package import CollectionLayout
package import DragGeometry
package import Machines

/// One `set` line: a key that the language knows, with a value of its type, or a key of its own.
package enum Setting: Hashable, Sendable {
  /// `viewport`: the size of what is seen, both extents more than 0.
  case viewport(Size)
  /// `rate`: the samples of a glide that names no rate itself.
  case rate(Rate)
  /// `lift.delay`: how long a press lasts until it lifts.
  case liftDelay(Microseconds)
  /// `lift.slop`: how far a pointer may stray, in points, 0 or more.
  case liftSlop(Double)
  /// `lift.duration`: how long the lift itself lasts.
  case liftDuration(Microseconds)
  /// `lift.behavior`.
  case liftBehavior(LiftBehavior)
  /// `pointer.drag-before-lift`: whether a mouse lifts and begins at the slop.
  case pointerDragBeforeLift(Bool)
  /// `resolver`: how a collection finds the item under a drag.
  case resolver(Resolver)
  /// `resolver.radius`, in points; nil says that there is none.
  case resolverRadius(Double?)
  /// `resolver.hysteresis`, in points, 0 or more.
  case resolverHysteresis(Double)
  /// `cadence`.
  case cadence(ReorderingCadence)
  /// `spring.delay`.
  case springDelay(Microseconds)
  /// `spring.flash`: how much of that the target flashes.
  case springFlash(Microseconds)
  /// `spring.begin-speed`, in points a second; nil says that there is no bound.
  case springBeginSpeed(Double?)
  /// `spring.cancel-speed`, in points a second; nil says that there is no bound.
  case springCancelSpeed(Double?)
  /// `precise.offset`: how far above a finger a precise place is looked for, in points.
  case preciseOffset(Double)
  /// `autoscroll`.
  case autoscroll(Bool)
  /// `feedback`: whether each change of a gap is felt.
  case feedback(Bool)
  /// `load.deadline`: how long a load may take; nil says that it may take for ever.
  case loadDeadline(Microseconds?)
  /// `animation`: the time between `willEnd` and `didEnd`.
  case animation(Microseconds)
  /// `animation.bulk`: the most items of a drop that arrive one by one; nil says that there is none.
  case animationBulk(Int?)
  /// `settle.max`: the most that a `settle` may take.
  case settleMax(Microseconds)
  /// `strict`: whether misuse that the stage tells of fails the test.
  case strict(Bool)
  /// `performs-without-destination`.
  case performsWithoutDestination(Bool)
  /// `seed`.
  case seed(UInt64)
  /// A key that begins with `x-`, with its value as written.
  case custom(key: String, value: String)
}

/// When a press lifts, and what another touch does to it.
package enum LiftBehavior: String, Hashable, Sendable, CaseIterable {
  /// After half a second, whatever other touches do.
  case `default`
  /// After a second; a second touch before the begin cancels.
  case extended
}

/// How a collection finds the item that a drag is over.
package enum Resolver: String, Hashable, Sendable, CaseIterable {
  /// The least distance to an item's rectangle.
  case nearest
  /// The least vertical distance among the visible cells (H7–H9).
  case vertical
}
