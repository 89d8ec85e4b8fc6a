public import CollectionLayout
public import Machines

/// The settings of a stage, which apply where no policy is asked; defaults never change within a
/// major version.
public struct StageSettings: Hashable, Sendable {
  /// The resolver of the position under a pointer.
  public enum Resolver: Hashable, Sendable {
    /// The nearest visible item by the distance to its frame, and its nearer side (H11–H15).
    case nearest
    /// The item under the pointer, else the nearest visible one by height (H7–H9).
    case vertical
  }

  /// What becomes of a move, proposed with an insert between items, of two or more items of the view
  /// that they were lifted from (CONTRACT-65).
  public enum MultiItemMoves: Hashable, Sendable {
    /// A gap opens for all of them.
    case gap
    /// No gap opens, as for a copy, and the drop is unspecified; UIKit 11.4 and 12 were reported so.
    case withoutGap
    /// It is forbidden; UIKit 11.0 was reported so.
    case forbidden
  }

  /// The effect of a second touch before the begin of a drag.
  public enum LiftBehavior: Hashable, Sendable {
    /// No effect.
    case standard
    /// The lift delay is longer, and a second touch cancels the lift.
    case extended
  }

  /// The time that a touch rests before it lifts: 0.5 s, or 1 s with the extended lift behavior.
  public var liftDelay: Microseconds {
    get { chosenLiftDelay ?? (liftBehavior == .extended ? .seconds(1) : .milliseconds(500)) }
    set { chosenLiftDelay = newValue }
  }
  /// The distance that a pointer at rest may move, in points.
  public var liftSlop = 10.0
  /// The time for which the items rise before a drag can begin.
  public var liftDuration = Microseconds.zero
  /// The effect of a second touch on a lift.
  public var liftBehavior = LiftBehavior.standard
  /// True if a mouse lifts and begins as it leaves the slop, without the delay.
  public var mouseDragsBeforeLift = true
  /// The resolver of the position under a pointer.
  public var resolver = Resolver.nearest
  /// The largest distance to an item, in points: nil means no limit; the vertical resolver then takes 100.
  public var resolverRadius: Double?
  /// The distance past an item's middle at which a pointer changes the side, in points (H17).
  ///
  /// Only the nearest resolver uses it.
  public var resolverHysteresis = 0.0
  /// The time that a drag rests at a new position before a gap opens there (H6, CONTRACT-69).
  public var cadence = ReorderingCadence.immediate
  /// The auto-scrolling of views under a drag near their edges, or nil for none (A1).
  public var autoScroll: AutoScroll?
  /// The time between two steps of such a scroll.
  package var autoScrollStep = Microseconds.milliseconds(10)
  /// True if each new gap position gives haptic feedback, on devices that support it.
  public var givesFeedback = false
  /// The time that a drag rests on a target before it opens (CONTRACT-100).
  public var springDelay = Microseconds.seconds(1)
  /// The time for which the target flashes at the end of that delay, before it opens.
  public var springFlash = Microseconds.milliseconds(250)
  /// The deadline after which a load fails (CONTRACT-117), or nil for none.
  public var loadDeadline: Microseconds?
  /// The maximum speed at which a pointer starts spring-loading, in points per second; nil means no
  /// limit.
  @usableFromInline package var springBeginSpeed: Double?
  /// The maximum speed at which spring-loading continues, in points per second; nil means no limit.
  @usableFromInline package var springCancelSpeed: Double?
  /// The distance above a finger at which the position is resolved at a destination with a precise
  /// proposal, in points (CONTRACT-56): about the size of the covered area.
  public var preciseOffset = 20.0
  /// The duration of the animation at the end.
  public var animation = Microseconds.milliseconds(300)
  /// The maximum number of items of a drop that arrive one by one; nil means no limit
  /// (CONTRACT-31).
  ///
  /// With more items there are no preview queries, and one notification covers all.
  package var bulkAnimation: Int?
  /// True if an insert without a position is performed as an unspecified drop (CONTRACT-60).
  public var performsWithoutDestination = true
  /// What becomes of a move of several items of a view within it.
  public var multiItemMoves = MultiItemMoves.gap
  /// True if items are promises, which outlive their places (contract 1.4).
  ///
  /// A drag then goes on when all of its items have left their data, and a drop takes them as they
  /// were lifted. Otherwise what is gone by the drop is left out, and a drop of nothing is a cancel.
  public var itemsArePromises = false
  /// The maximum number of timers that fire at one moment (`Stage.timerLimitExceeded`).
  public var timerLimit = 100_000
  /// True if the transitions of machines are counted, which costs a look-up for each step.
  package var countsTransitions = false
  /// True if a trace is kept.
  public var keepsTrace = true
  /// False if every source ignores its notifications, so that none has to be prepared.
  package var notifiesSources = true

  /// The time that a drag rests on a target before that flashes, and the time that it flashes; neither is negative.
  package var springTimes: (rest: Microseconds, flash: Microseconds) {
    let whole = max(springDelay, .zero)
    let flash = min(max(springFlash, .zero), whole)
    return (Microseconds(whole.count - flash.count), flash)
  }

  /// True if the speed of a pointer decides on spring-loading.
  @inlinable package var measuresSpeed: Bool { springBeginSpeed != nil || springCancelSpeed != nil }

  private var chosenLiftDelay: Microseconds?

  /// Makes settings with the defaults.
  public init() {}
}
