package import CollectionLayout
package import DragGeometry
package import Machines

/// The settings in force: a field a key, each with its default.
///
/// The defaults are those of a stage, and never change within a major version.
package struct Settings: Hashable, Sendable {
  /// The size of what is seen.
  package var viewport = Size(width: 390, height: 844)
  /// The samples of a glide that names no rate.
  package var rate = Rate(hertz: 60)
  /// How far a pointer may stray, in points.
  package var liftSlop = 10.0
  /// How long the lift itself lasts.
  package var liftDuration = Microseconds.zero
  /// When a press lifts, and what another touch does to it.
  package var liftBehavior = LiftBehavior.default
  /// Whether a mouse lifts and begins at the slop.
  package var pointerDragBeforeLift = true
  /// How a collection finds the item under a drag.
  package var resolver = Resolver.nearest
  /// How far past an item's middle a pointer must go to change the side, in points.
  package var resolverHysteresis = 0.0
  /// How long a drag rests at a new place before a gap opens there.
  package var cadence = ReorderingCadence.immediate
  /// How long a drag rests until what it rests on opens.
  package var springDelay = Microseconds.seconds(1)
  /// How much of that the target flashes.
  package var springFlash = Microseconds.milliseconds(250)
  /// How fast a pointer may be to begin opening a target; nil is no bound.
  package var springBeginSpeed: Double?
  /// How fast it may become before that is given up; nil is no bound.
  package var springCancelSpeed: Double?
  /// How far above a finger a precise place is looked for, in points.
  package var preciseOffset = 20.0
  /// Whether a drag at an edge scrolls.
  package var autoscroll = false
  /// Whether each change of a gap is felt.
  package var feedback = false
  /// How long a load may take until it fails; nil is for ever.
  package var loadDeadline: Microseconds?
  /// The time between `willEnd` and `didEnd`.
  package var animation = Microseconds.milliseconds(300)
  /// The most items of a drop that arrive one by one; nil is no limit.
  package var animationBulk: Int?
  /// The most that a `settle` may take.
  package var settleMax = Microseconds.seconds(10)
  /// Whether misuse that the stage tells of fails the test.
  package var strict = true
  /// Whether a drop performs where the destination does not resolve.
  package var performsWithoutDestination = true
  /// The seed of all that is random.
  package var seed: UInt64 = 0

  private var writtenLiftDelay: Microseconds?
  private var writtenRadius: Double??

  /// Makes the defaults.
  package init() {}

  /// How long a press lasts until it lifts: as set, else by ``liftBehavior``.
  package var liftDelay: Microseconds {
    if let writtenLiftDelay { return writtenLiftDelay }
    return liftBehavior == .extended ? .seconds(1) : .milliseconds(500)
  }

  /// The greatest distance at which an item is found: as set, else by ``resolver``; nil is no limit.
  package var resolverRadius: Double? {
    if let writtenRadius { return writtenRadius }
    return resolver == .vertical ? 100 : nil
  }

  /// Puts one setting into force; the last of a key wins.
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
    case .seed(let seed): self.seed = seed
    case .custom: break  // A key of somebody else's changes nothing here.
    }
  }

  /// These settings with those of the lines put over them, in order.
  package func applying(_ lines: [SetupLine]) -> Settings {
    var settings = self
    for line in lines {
      if case .set(let setting) = line.statement { settings.apply(setting) }
    }
    return settings
  }
}
