import CollectionLayout
import CollectionModel
public import DragItems
import DragSessions
public import Machines
public import OrderedStore

/// The reason that a stage rejected a call; nothing has changed.
public enum StageError: Error, Hashable {
  /// The time is before the stage's present time.
  case timeRunsBackwards(from: Timestamp, to: Timestamp)
  /// A policy made a call that only a host may make between two events.
  case calledFromPolicy
  /// A coordinate is not a finite number.
  case notFinite
  /// The number of a button is negative.
  case badButton(Int)
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
  /// The numbers of items are negative, or more than can be laid out.
  case badNumbers
  /// A batch or its content is invalid; with the terms of a collection view or a table view.
  case batchRejected(Cause)
  /// A gap lies past the end of its section.
  case gapOutOfRange
  /// The frame is invalid.
  case badFrame
  /// The layout is invalid.
  case badLayout(Cause)
  /// The event is invalid in the pointer's state; with the reason.
  case pointerRejected(String)
  /// A host's event is invalid.
  case hostRejected(HostRejection)
  /// No load waits for its owner.
  case nothingLoading(String)
  /// An application violated the contract; the trace reports it, too.
  case misuse(ContractViolation)
  /// The text is not a valid type name.
  case badType(String)
  /// The declaration of a type is invalid.
  case badDeclaration(Cause)
  /// The application belongs to another team or group already.
  case teamTaken(String)
  /// The number of completed units is invalid: it only increases, up to the load's size.
  case badProgress(units: Int64)
  /// The team data is too large.
  case badTeamData(Cause)
  /// A file operation failed.
  indirect case badFile(FileSpace.AccessError)
  /// The collection is bound to a store, with a list for each section.
  case bound(String)
  /// A store rejected a change.
  case store(StoreError)
  /// No change of a store waits to be written.
  case nothingSaving(String)
  /// The parent of a nested view was not added before.
  case badParent(String)
  /// The option of a view is fixed when the view is added.
  case fixedOption(String)
}
