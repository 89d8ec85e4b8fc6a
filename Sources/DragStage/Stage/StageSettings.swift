public import CollectionLayout
public import Machines

/// How a stage behaves where nobody is asked; the defaults never change within a major version.
public struct StageSettings: Hashable, Sendable {
  /// How a destination finds the place that the pointer means.
  public enum Resolver: Hashable, Sendable {
    /// The nearest visible item by the distance to its frame, and its nearer side (H11–H15).
    case nearest
    /// The item under the pointer, else the nearest visible one by height (H7–H9).
    case vertical
  }

  /// What happens to a lift when a second touch comes down before the begin.
  public enum LiftBehavior: Hashable, Sendable {
    /// Nothing.
    case standard
    /// The lift delay is longer, and a second touch gives the lift up.
    case extended
  }

  /// How long a touch rests before it lifts: half a second, or one with the extended lift.
  public var liftDelay: Microseconds {
    get { chosenLiftDelay ?? (liftBehavior == .extended ? .seconds(1) : .milliseconds(500)) }
    set { chosenLiftDelay = newValue }
  }
  /// How far a pointer may stray and still rest, in points.
  public var liftSlop = 10.0
  /// How long the items rise before a drag can begin.
  public var liftDuration = Microseconds.zero
  /// What a second touch does to a lift.
  public var liftBehavior = LiftBehavior.standard
  /// Whether a mouse lifts and begins as it leaves the slop, without the delay.
  public var mouseDragsBeforeLift = true
  /// How a destination finds the place that the pointer means.
  public var resolver = Resolver.nearest
  /// How far an item may be, in points: nil is no bound; the vertical resolver then takes 100.
  public var resolverRadius: Double?
  /// How far past an item's middle a pointer must go to change the side, in points (H17).
  ///
  /// The nearest resolver alone keeps to it.
  public var resolverHysteresis = 0.0
  /// How long a drag rests at a new place before a gap opens there (H6, CONTRACT-69).
  public var cadence = ReorderingCadence.immediate
  /// How what is under a drag scrolls by itself near its edges, or nil where it does not (A1).
  public var autoScroll: AutoScroll?
  /// The time between two steps of such a scroll.
  public var autoScrollStep = Microseconds.milliseconds(10)
  /// Whether each place at which a gap opens is felt, as on devices that can.
  public var givesFeedback = false
  /// How long a drag rests on a target before it opens (CONTRACT-100).
  public var springDelay = Microseconds.seconds(1)
  /// How long the target flashes at the end of that delay, before it opens.
  public var springFlash = Microseconds.milliseconds(250)
  /// How long a load may take before it fails for its source (CONTRACT-117), or nil for ever.
  public var loadDeadline: Microseconds?
  /// How fast a pointer may be and still begin to open a target, in points a second; nil is no bound.
  public var springBeginSpeed: Double?
  /// How fast it may become before the opening is given up, in points a second; nil is no bound.
  public var springCancelSpeed: Double?
  /// How far above a finger the place is looked for at a destination whose proposal is precise, in
  /// points (CONTRACT-56): about as much as a finger hides.
  public var preciseOffset = 20.0
  /// How long the end is animated.
  public var animation = Microseconds.milliseconds(300)
  /// The most items of a drop that arrive one by one; nil is no bound (CONTRACT-31).
  ///
  /// With more of them no previews are asked for, and all are told of at once.
  public var bulkAnimation: Int?
  /// Whether an insert without a place is performed as an unspecified drop (CONTRACT-60).
  public var performsWithoutDestination = true
  /// The most timers that fire at one moment before the stage gives up (``Stage/timerLimitExceeded``).
  public var timerLimit = 100_000
  /// Whether the rows are counted that machines take, which costs a look at the table for each step.
  public var countsTransitions = false
  /// Whether a trace is kept.
  public var keepsTrace = true

  /// Whether a pointer's speed is read at all.
  var measuresSpeed: Bool { springBeginSpeed != nil || springCancelSpeed != nil }

  private var chosenLiftDelay: Microseconds?

  /// Makes settings with every default.
  public init() {}
}
