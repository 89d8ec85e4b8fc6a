import DragGestures
import DragItems
import DragSessions
import Machines

/// The state of a stage without its policies: views and data, drags, pointers, loads, stores and the trace.
///
/// No function of it calls a policy, a driver of a store or a host, so that each is one access to the stage's storage.
struct StageCore: ~Copyable {
  /// How the stage behaves where no policy is asked.
  let settings: StageSettings
  /// The time of the last event, or of the last timer that fired.
  var now: Timestamp { clock }
  /// What happened so far, where the settings keep a trace.
  var trace: [TraceEntry] = []
  /// A mistake of ours that stopped a drag; no input causes one.
  var defect: StageDefect.Cause?
  /// Whether more timers were due at one moment than ``StageSettings/timerLimit`` allows.
  ///
  /// An application that begins something again at each end of it, without any time between, would
  /// never let go; such a stage fires no timer any more.
  var timerLimitExceeded = false
  /// How the session that ended last ended, or nil where none has.
  var lastOutcome: SessionOutcome?
  var lastBegun: SessionID?
  /// The pointer that was pressed last, or nil.
  var lastPressed: PointerID?

  var clock = Timestamp.zero
  /// The session of those that are over that began last.
  var endedSession: SessionRecord?
  var scene = Scene()
  var state = StageState()
  var names = ItemNames()
  var providers = ProviderRegistry()
  var applications = ApplicationRegistry()
  /// The types that are known: the system's, and those that were declared (CONTRACT-124).
  var types = TypeRegistry.system
  /// The files of sources and readers, in memory (CONTRACT-114).
  ///
  /// A handler of a load may copy or move the file that it was given.
  var files = FileSpace()
  /// What applications keep on sessions and items, for themselves alone.
  var localValues = LocalValues()
  /// The classes of objects that applications know, by their names.
  var classes: [String: KnownClass] = [:]
  /// Names of types that were recorded as opaque.
  var reportedOpaque: Set<TypeIdentifier> = []
  /// The originals that are in use, each with its reader.
  var lentFiles: [FileSpace.Token: ViewID] = [:]
  /// How far the loads of sessions that are over have come.
  var endedProgress: [SessionID: Double] = [:]
  /// The stores, and what of them is shown.
  var stores: [StoreBinding] = []
  var storesByName: [String: StoreID] = [:]
  /// The store of each collection that has one.
  var boundStores: [ViewID: StoreID] = [:]
  /// The changes that have moved items between stores and are not written yet.
  var transactions: [MultiStoreTransaction] = []
  /// What has changed since the stores were last given changes, in data that none of them keeps.
  var unboundChanges: [UnboundChange] = []
  /// How often lists were shown of any store, so that no two showings are taken for one.
  var storeSessions = 0
  var pointerNames: [String] = []
  var pointersByName: [String: PointerID] = [:]
  /// The seat of each view that stands for what lies outside of the stage.
  var seatsByView: [ViewID: PointerID] = [:]
  var pointerKinds: [PointerKind] = []

  /// The number of sessions lifted so far.
  var sessionCount: UInt32 = 0
  var loadCount: UInt32 = 0
  /// How many loads have been answered by their owners.
  var answerCount = 0

  /// How often each row of each machine was taken, where that is counted.
  var transitionCounts: [MachineTransition: Int] = [:]
  /// How many timers have fired since time went on.
  var firings = 0
  /// How many timers have fired in all.
  var firingCount = 0
  /// Whether an event is being taken; calls from within a policy are then queued.
  var isTaking = false
  /// Whether a drag is being stepped, where that is asserted.
  var isStepping = false
  /// How often what lies below the pointers may have changed: by data, by scrolling, by frames.
  var placeChanges = 0
  /// How often the data has changed.
  var dataChanges = 0
  /// What a host is answered, where that is more than the proposal in force.
  var hostAnswer: Reply.Answer?
  // Buffers that are used again and again, so that a move allocates nothing.
  var commands: [HostCommand] = []
  var gestureEffects: [Gesture.Effect] = []
  var candidates: [ViewID] = []

  init(settings: StageSettings) {
    self.settings = settings
  }

  /// Another core that does from here on what this one would do, and has an empty trace; O(views) once either changes.
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
