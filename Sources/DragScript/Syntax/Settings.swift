package import CollectionLayout
package import DragGeometry
package import Machines

/// The settings in force: one property per key, each with its default.
///
/// The defaults equal those of a stage, and do not change within a major version.
package struct Settings: Hashable, Sendable {
  /// The visible size.
  package var viewport = Size(width: 390, height: 844)
  /// The sample rate of a glide without its own.
  package var rate = Rate(hertz: 60)
  /// The allowed movement of a pointer, in points.
  package var liftSlop = 10.0
  /// The duration of the lift itself.
  package var liftDuration = Microseconds.zero
  /// The lift delay, and the effect of a second touch.
  package var liftBehavior = LiftBehavior.default
  /// Indicates whether a mouse lifts and begins at the slop.
  package var pointerDragBeforeLift = true
  /// The rule by which a collection finds the item under a drag.
  package var resolver = Resolver.nearest
  /// The distance past an item's middle at which the side changes, in points.
  package var resolverHysteresis = 0.0
  /// The time that a drag rests at a new position before a gap opens there.
  package var cadence = ReorderingCadence.immediate
  /// The time that a drag rests on a target before the target opens.
  package var springDelay = Microseconds.seconds(1)
  /// The part of the delay in which the target flashes.
  package var springFlash = Microseconds.milliseconds(250)
  /// The maximum pointer speed at which a target begins to open; nil means no limit.
  package var springBeginSpeed: Double?
  /// The pointer speed above which opening is canceled; nil means no limit.
  package var springCancelSpeed: Double?
  /// The offset of a precise drop position above a finger, in points.
  package var preciseOffset = 20.0
  /// Indicates whether a drag near an edge scrolls.
  package var autoscroll = false
  /// Indicates whether each change of the gap gives haptic feedback.
  package var feedback = false
  /// The timeout of a load; nil is none.
  package var loadDeadline: Microseconds?
  /// The time between `willEnd` and `didEnd`.
  package var animation = Microseconds.milliseconds(300)
  /// The maximum number of dropped items that animate one by one; nil means no limit.
  package var animationBulk: Int?
  /// The maximum duration of a `settle`.
  package var settleMax = Microseconds.seconds(10)
  /// Indicates whether a reported contract violation fails the test.
  package var strict = true
  /// Indicates whether a drop is performed if the destination does not resolve.
  package var performsWithoutDestination = true
  /// Indicates whether a drag goes on when all of its items have left their data.
  package var itemsArePromises = false
  /// The seed of random choices.
  package var seed: UInt64 = 0

  private var writtenLiftDelay: Microseconds?
  private var writtenRadius: Double??

  /// Makes the defaults.
  package init() {}

  /// The duration of a press until it lifts: as set, else by ``liftBehavior``.
  package var liftDelay: Microseconds {
    if let writtenLiftDelay { return writtenLiftDelay }
    return liftBehavior == .extended ? .seconds(1) : .milliseconds(500)
  }

  /// The maximum distance at which an item is found: as set, else by ``resolver``; nil means no limit.
  package var resolverRadius: Double? {
    if let writtenRadius { return writtenRadius }
    return resolver == .vertical ? 100 : nil
  }

  /// Applies one setting; the last one of a key is used.
  package mutating func apply(_ setting: Setting) {
    switch setting {
    case .viewport(let size): viewport = size
    case .rate(let rate): self.rate = rate
    case .liftDelay(let delay): writtenLiftDelay = delay
    case .liftSlop(let slop): liftSlop = slop
    case .liftDuration(let duration): liftDuration = duration
    case .liftBehavior(let behavior): liftBehavior = behavior
    case .pointerDragBeforeLift(let isOn): pointerDragBeforeLift = isOn
    case .resolver(let resolver): self.resolver = resolver
    case .resolverRadius(let radius): writtenRadius = .some(radius)
    case .resolverHysteresis(let distance): resolverHysteresis = distance
    case .cadence(let cadence): self.cadence = cadence
    case .springDelay(let delay): springDelay = delay
    case .springFlash(let span): springFlash = span
    case .springBeginSpeed(let speed): springBeginSpeed = speed
    case .springCancelSpeed(let speed): springCancelSpeed = speed
    case .preciseOffset(let offset): preciseOffset = offset
    case .autoscroll(let isOn): autoscroll = isOn
    case .feedback(let isOn): feedback = isOn
    case .loadDeadline(let deadline): loadDeadline = deadline
    case .animation(let duration): animation = duration
    case .animationBulk(let most): animationBulk = most
    case .settleMax(let limit): settleMax = limit
    case .strict(let isOn): strict = isOn
    case .performsWithoutDestination(let isOn): performsWithoutDestination = isOn
    case .itemsArePromises(let isOn): itemsArePromises = isOn
    case .seed(let seed): self.seed = seed
    case .custom: break  // A custom key has no effect.
    }
  }

  /// These settings with the settings of the lines applied in order.
  package func applying(_ lines: [SetupLine]) -> Settings {
    var settings = self
    for line in lines {
      if case .set(let setting) = line.statement { settings.apply(setting) }
    }
    return settings
  }
}
