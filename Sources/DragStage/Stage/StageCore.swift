import DragGestures
import DragItems
import DragSessions
import Machines

/// The state of a stage without its policies: views and data, drags, pointers, loads, stores and the trace.
///
/// None of its functions calls a policy, a driver of a store or a host, so that each is one access
/// to the stage's storage. It only says whose policy is called next (``PendingCall``).
struct StageCore {
  /// The settings, which apply where no policy is asked.
  let settings: StageSettings
  /// An internal error that stopped a drag; no input causes one.
  var defect: StageDefect.Cause?
  var clock = StageClock()
  var gate = EventGate()
  var scene = Scene()
  var state = StageState()
  var sessions = SessionHistory()
  var pointerNames = PointerNames()
  /// The pointer that was pressed last, or nil.
  var lastPressed: PointerID?
  /// The seat of each view that represents other programs.
  var seatsByView: [ViewID: PointerID] = [:]
  /// The numbers of the items of other programs in such a view, while no other change of them is published.
  var outsideNumbers: [ViewID: OutsideNumbers] = [:]
  var stores = StoreTable()
  var trace = TraceLog()

  var names = ItemNames()
  var providers = ProviderRegistry()
  var applications = ApplicationRegistry()
  /// The known types: the system's, and those that were declared (CONTRACT-124).
  var types = TypeRegistry.system
  /// Names of types that were recorded as opaque.
  var reportedOpaque: Set<TypeIdentifier> = []
  var files = ItemFiles()
  /// The values that applications attach to sessions and items.
  var localValues = LocalValues()
  /// The classes of objects that applications know, by their names.
  var classes: [String: KnownClass] = [:]

  /// True while a drag is being stepped, if that is asserted.
  var isStepping = false
  /// The number of possible changes under the pointers: by data, scrolling or frames.
  var placeChanges = 0
  /// The changes of the data, as drags follow them.
  var presence = PresenceLog()
  /// The answer to a host's event, if it is more than the proposal in force.
  var hostAnswer: Reply.Answer?
  // Reused buffers, so that a move allocates nothing.
  var commands: [HostCommand] = []
  var gestureEffects: [Gesture.Effect] = []
  var candidates: [ViewID] = []

  init(settings: StageSettings) {
    self.settings = settings
  }

  /// This core as it would go on from here, with an empty trace; O(1), and O(views) when either changes.
  func restarted() -> StageCore {
    var copy = self
    copy.clock = clock.restarted
    copy.trace = trace.withoutEntries
    return copy
  }
}
