import CollectionLayout
import CollectionModel
import DragSessions
public import Machines
public import OrderedStore

/// The reason that a stage rejected a call; nothing has changed.
public enum StageError: Error, Hashable {
  /// The time is before the stage's present time.
  case timeRunsBackwards(from: Timestamp, to: Timestamp)
  /// A policy made a call that only a host may make between two events.
  case calledFromPolicy
  /// An argument is invalid: a coordinate, a number, a frame, a layout, a type, a file or an option.
  case badArgument(Cause)
  /// A name is taken already.
  case nameTaken(String)
  /// An item's name occurs twice in one collection.
  case itemTaken(String)
  /// The name is unknown.
  case unknownName(String)
  /// The view does not contain the item, or is not a collection.
  case unknownItem(String)
  /// The view shows all of its content.
  case doesNotScroll(String)
  /// A batch or its content is invalid; with the terms of a collection view or a table view.
  case batchRejected(Cause)
  /// The event is invalid in the pointer's state; with the reason.
  case pointerRejected(String)
  /// A host's event is invalid in the seat's state.
  case hostRejected(Cause)
  /// No load waits for its owner.
  case nothingLoading(String)
  /// An application violated the contract; the trace reports it, too.
  case misuse(ContractViolation)
  /// The application belongs to another team or group already.
  case teamTaken(String)
  /// The collection is bound to a store, with a list for each section.
  case bound(String)
  /// A store rejected a change.
  case store(StoreError)
  /// No change of a store waits to be written.
  case nothingSaving(String)
  /// The parent of a nested view was not added before.
  case badParent(String)
}
