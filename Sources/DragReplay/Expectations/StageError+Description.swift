import CollectionModel
import DragGeometry
import DragItems
import DragScript
package import DragStage
import Machines
import OrderedStore

extension StageError {
  /// The error message in one sentence without a full stop.
  package var sentence: String {
    switch self {
    case .calledFromPolicy: "only a host can do this, between two events"
    case .timeRunsBackwards(let from, let to):
      "time cannot go backwards, from \(from.text) to \(to.text)"
    case .notFinite: "a coordinate is not a finite number"
    case .badButton(let button): "unknown button \(button)"
    case .nameTaken(let name): "the name `\(name)` is already in use"
    case .itemTaken(let name): "`\(name)` already exists"
    case .unknownName(let name): "unknown name `\(name)`"
    case .unknownItem(let name): "unknown item `\(name)`"
    case .doesNotScroll(let name): "`\(name)` does not scroll"
    case .badNumbers: "the numbers of the items are negative, or too many"
    case .batchRejected(let cause), .badLayout(let cause), .badDeclaration(let cause),
      .badTeamData(let cause):
      cause.description
    case .gapOutOfRange: "the gap is past the end of its section"
    case .badFrame:
      "invalid frame: the size must not be negative and the coordinates must be in range"
    case .pointerRejected(let reason): "the pointer cannot do this: \(reason)"
    case .hostRejected(let rejection): "the host cannot do this: \(rejection.sentence)"
    case .nothingLoading(let item): "no load of `\(item)` is pending"
    case .misuse(let misuse): "CONTRACT-\(misuse.rule): \(misuse.meaning)"
    case .teamTaken(let name): "the application already belongs to `\(name)`"
    case .badProgress: "invalid progress: units cannot decrease or exceed the load's size"
    case .badFile(let fault): Self.sentence(for: fault)
    case .badType(let text): "`\(text)` is not a valid type"
    case .bound(let name):
      "the sections of `\(name)` are the lists of its store and cannot change"
    case .store(let error): "the store rejected the change: \(error.message)"
    case .nothingSaving(let name): "no change of `\(name)` is waiting to be saved"
    case .badParent(let name): "`\(name)` cannot be nested in that view"
    case .fixedOption(let name): "the option `\(name)` of a view cannot change"
    }
  }

  private static func sentence(for fault: FileSpace.AccessError) -> String {
    switch fault {
    case .noFile(let path): "no such file `\(path.text)`"
    case .exists(let path): "the file `\(path.text)` already exists"
    case .inUse(let path): "the file `\(path.text)` is in use"
    case .ended: "the use of the file has ended"
    }
  }
}

extension HostRejection {
  /// The refusal as a message.
  fileprivate var sentence: String {
    switch self {
    case .noSeat: "expected a seat, found a pointer with its own gesture"
    case .noPointer: "expected a pointer with its own gesture, found a seat"
    case .busy: "a drag is already in progress"
    case .nothingOffered: "nothing was offered"
    case .notInside: "no drag has entered"
    case .dropped: "the drag was already dropped"
    case .tooMany: "expected at most \(HostDrag.limit) formats or items"
    }
  }
}
