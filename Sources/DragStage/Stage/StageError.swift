public import CollectionLayout
public import CollectionModel
public import DragItems
import DragSessions
public import Machines
public import OrderedStore

/// Why a stage did not take what it was given; nothing has changed.
public enum StageError: Error, Hashable {
  /// The time lies before the stage's own.
  case timeRunsBackwards(from: Timestamp, to: Timestamp)
  /// A policy called what only a host may call between two events.
  case calledFromPolicy
  /// A coordinate is not a finite number.
  case notFinite
  /// The number of a button is negative.
  case badButton(Int)
  /// A name is taken already.
  case nameTaken(String)
  /// An item's name stands twice in one collection.
  case itemTaken(String)
  /// Nothing has this name.
  case unknownName(String)
  /// The view has no such item, or is not a collection.
  case unknownItem(String)
  /// The view shows all of its content.
  case doesNotScroll(String)
  /// The numbers of items are negative, or more than can be laid out.
  case badNumbers
  /// A batch does not fit, or what it brings does not; with the words of a collection or a table.
  case batchRefused(BatchApplicationError<Int, ItemID>, CollectionKind)
  /// A gap lies past the end of its section.
  case gapOutOfRange
  /// The frame's size is not a size.
  case badFrame
  /// The layout's numbers make no layout.
  case badLayout(LayoutError)
  /// The pointer cannot do this in its state; with the reason.
  case pointerRejected(String)
  /// A host tells what cannot follow.
  case hostRefused(HostRefusal)
  /// No load waits for a word of its owner.
  case nothingLoading(String)
  /// An application did something that it may not do; the trace tells it, too.
  case misuse(ContractViolation)
  /// A text names no type.
  case badType(String)
  /// A type cannot be declared so.
  indirect case badDeclaration(TypeDeclaration.DeclarationError)
  /// The application belongs to another team or group already.
  case teamTaken(String)
  /// A load cannot have this many units: they only grow, up to its size.
  case badProgress(units: Int64)
  /// There are more bytes for the team than may be.
  case badTeamData(ItemProvider.TeamDataFault)
  /// A file cannot be used so.
  indirect case badFile(FileSpace.AccessError)
  /// The data of a collection is a store's, with a list for each section.
  case bound(String)
  /// A store has refused what was to be kept in it.
  case store(StoreError)
  /// No change of a store waits to be written.
  case nothingSaving(String)
  /// The parent of a nested view was not added before.
  case badParent(String)
}
