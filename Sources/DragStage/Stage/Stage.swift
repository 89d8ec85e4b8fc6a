public import DragItems
public import Machines

/// A stage: views, pointers and drags, without pixels and without wall time.
///
/// A host tells it what happened and when; the stage asks the policies, tells the applications,
/// changes the data, and gives back what must be shown and when it wants to be called again.
/// A stage belongs to its creator and is not shared between threads.
public final class Stage {
  /// How the stage behaves where no policy is asked.
  public let settings: StageSettings
  /// The time of the last event, or of the last timer that fired.
  public var now: Timestamp { core.clock }
  /// What happened so far, where the settings keep a trace.
  public var trace: [TraceEntry] { core.trace }
  /// A mistake of ours that stopped a drag; no input causes one.
  public var defect: StageDefect? { core.defect.map { StageDefect(cause: $0) } }
  /// Whether more timers were due at one moment than ``StageSettings/timerLimit`` allows.
  ///
  /// An application that begins something again at each end of it, without any time between, would
  /// never let go; such a stage fires no timer any more.
  public var timerLimitExceeded: Bool { core.timerLimitExceeded }
  /// How the session that ended last ended, or nil where none has.
  public var lastOutcome: SessionOutcome? { core.lastOutcome }
  /// The pointer that was pressed last, or nil.
  public var lastPressed: PointerID? { core.lastPressed }
  /// The types that are known: the system's, and those that were declared (CONTRACT-124).
  public var types: TypeRegistry { core.types }
  /// The files of sources and readers, in memory (CONTRACT-114).
  ///
  /// A handler of a load may copy or move the file that it was given.
  public var files: FileSpace {
    get { core.files }
    _modify { yield &core.files }
  }
  /// The number of sessions lifted so far.
  public var sessionCount: UInt32 { core.sessionCount }
  /// How many timers have fired in all.
  package var firingCount: Int { core.firingCount }

  /// All but the policies and drivers.
  var core: StageCore
  var policies = PolicyTable()

  /// Makes an empty stage.
  public init(settings: StageSettings = StageSettings()) {
    self.settings = settings
    core = StageCore(settings: settings)
  }
}
