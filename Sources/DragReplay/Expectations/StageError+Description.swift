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
    case .nameTaken(let name): "the name `\(name)` is already in use"
    case .itemTaken(let name): "`\(name)` already exists"
    case .unknownName(let name): "unknown name `\(name)`"
    case .unknownItem(let name): "unknown item `\(name)`"
    case .doesNotScroll(let name): "`\(name)` does not scroll"
    case .batchRejected(let cause), .badArgument(let cause), .hostRejected(let cause):
      cause.description
    case .pointerRejected(let reason): "the pointer cannot do this: \(reason)"
    case .nothingLoading(let item): "no load of `\(item)` is pending"
    case .misuse(let misuse): "CONTRACT-\(misuse.rule): \(misuse.meaning)"
    case .teamTaken(let name): "the application already belongs to `\(name)`"
    case .bound(let name):
      "the sections of `\(name)` are the lists of its store and cannot change"
    case .store(let error): "the store rejected the change: \(error.message)"
    case .nothingSaving(let name): "no change of `\(name)` is waiting to be saved"
    case .badParent(let name): "`\(name)` cannot be nested in that view"
    }
  }
}
