import DragGestures
import DragItems
import DragSessions
import Machines

/// The state of a stage without its policies: views and data, drags, pointers, loads, stores and the trace.
///
/// None of its functions calls a policy, a driver of a store or a host, so that each is one access
/// to the stage's storage.
struct StageCore: ~Copyable {
  /// The settings, which apply where no policy is asked.
  let settings: StageSettings
  /// The time of the last event, or of the last timer that fired.
  var now: Timestamp { clock }
  /// The trace so far, if the settings keep one.
  var trace: [TraceEntry] = []
  /// An internal error that stopped a drag; no input causes one.
  var defect: StageDefect.Cause?
  /// True if more timers were due at one moment than ``StageSettings/timerLimit`` allows.
  ///
  /// Guards against an application that restarts a zero-length timer forever; once exceeded, no
  /// further timers fire.
  var timerLimitExceeded = false
  /// The outcome of the session that ended last, or nil if none has ended.
  var lastOutcome: SessionOutcome?
  var lastBegun: SessionID?
  /// The pointer that was pressed last, or nil.
  var lastPressed: PointerID?

  var clock = Timestamp.zero
  /// The most recently begun session of those that are over.
  var endedSession: SessionRecord?
  var scene = Scene()
  var state = StageState()
  var names = ItemNames()
  var providers = ProviderRegistry()
  var applications = ApplicationRegistry()
  /// The known types: the system's, and those that were declared (CONTRACT-124).
  var types = TypeRegistry.system
  /// The files of sources and readers, in memory (CONTRACT-114).
  ///
  /// A handler of a load may copy or move its file.
  var files = FileSpace()
  /// The values that applications attach to sessions and items.
  var localValues = LocalValues()
  /// The classes of objects that applications know, by their names.
  var classes: [String: KnownClass] = [:]
  /// Names of types that were recorded as opaque.
  var reportedOpaque: Set<TypeIdentifier> = []
  /// The originals that are in use, each with its reader.
  var lentFiles: [FileSpace.Token: ViewID] = [:]
  /// The progress of the loads of sessions that are over.
  var endedProgress: [SessionID: Double] = [:]
  /// The stores with their shown lists.
  var stores: [StoreBinding] = []
  var storesByName: [String: StoreID] = [:]
  /// The store of each collection that has one.
  var boundStores: [ViewID: StoreID] = [:]
  /// The changes that move items between stores and are not fully written yet.
  var transactions: [MultiStoreTransaction] = []
  /// The changes of data that no store keeps, since the last flush to the stores.
  var unboundChanges: [UnboundChange] = []
  /// The number of times that lists of stores were opened, which makes each session number unique.
  var storeSessions = 0
  var pointerNames: [String] = []
  var pointersByName: [String: PointerID] = [:]
  /// The seat of each view that represents other programs.
  var seatsByView: [ViewID: PointerID] = [:]
  var pointerKinds: [PointerKind] = []

  /// The number of sessions lifted so far.
  var sessionCount: UInt32 = 0
  var loadCount: UInt32 = 0
  /// The number of loads that have been answered by their owners.
  var answerCount = 0

  /// The number of times each row of each machine was taken, if they are counted.
  var transitionCounts: [MachineTransition: Int] = [:]
  /// The number of timers that have fired at the present time.
  var firings = 0
  /// The total number of timers that have fired.
  var firingCount = 0
  var gate = EventGate()
  /// True while a drag is being stepped, if that is asserted.
  var isStepping = false
  /// The number of possible changes under the pointers: by data, scrolling or frames.
  var placeChanges = 0
  /// The number of times the data has changed.
  var dataChanges = 0
  /// The answer to a host's event, if it is more than the proposal in force.
  var hostAnswer: Reply.Answer?
  // Reused buffers, so that a move allocates nothing.
  var commands: [HostCommand] = []
  var gestureEffects: [Gesture.Effect] = []
  var candidates: [ViewID] = []

  init(settings: StageSettings) {
    self.settings = settings
  }

  /// Another core that behaves as this one would from here on, with an empty trace; O(views) when
  /// either changes.
  borrowing func copied() -> StageCore {
    var copy = StageCore(settings: settings)
    copy.defect = defect
    copy.timerLimitExceeded = timerLimitExceeded
    copy.firings = firings
    copy.lastOutcome = lastOutcome
    copy.lastBegun = lastBegun
    copy.lastPressed = lastPressed
    copy.clock = clock
    copy.endedSession = endedSession
    copy.scene = scene.copied()
    copy.state = state
    copy.names = names
    copy.providers = providers
    copy.applications = applications
    copy.types = types
    copy.files = files
    copy.localValues = localValues
    copy.classes = classes
    copy.reportedOpaque = reportedOpaque
    copy.lentFiles = lentFiles
    copy.endedProgress = endedProgress
    copy.stores = stores
    copy.storesByName = storesByName
    copy.boundStores = boundStores
    copy.transactions = transactions
    copy.unboundChanges = unboundChanges
    copy.storeSessions = storeSessions
    copy.pointerNames = pointerNames
    copy.pointersByName = pointersByName
    copy.seatsByView = seatsByView
    copy.pointerKinds = pointerKinds
    copy.sessionCount = sessionCount
    copy.loadCount = loadCount
    copy.transitionCounts = transitionCounts
    return copy
  }
}
