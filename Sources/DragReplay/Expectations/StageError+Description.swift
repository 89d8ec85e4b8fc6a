import CollectionModel
import DragGeometry
import DragItems
import DragScript
package import DragStage
import Machines
import OrderedStore

extension Stage {
  /// What a stage refused, in one sentence without a full stop.
  package func sentence(for error: StageError) -> String {
    switch error {
    case .calledFromPolicy: "only a host may do this, between two events"
    case .timeRunsBackwards(let from, let to):
      "time cannot run backwards, from \(from.text) to \(to.text)"
    case .notFinite: "a coordinate is no finite number"
    case .badButton(let button): "there is no button \(button)"
    case .nameTaken(let name): "the name `\(name)` is taken"
    case .itemTaken(let name): "`\(name)` is there already"
    case .unknownName(let name): "nothing is called `\(name)`"
    case .unknownItem(let name): "`\(name)` is not there"
    case .doesNotScroll(let name): "`\(name)` does not scroll"
    case .badNumbers: "the numbers of the items are negative, or too many"
    case .batchRefused(.invalid(let failure), let kind): failure.first.message(for: kind)
    case .batchRefused(.missingItem(let slot), _):
      "the batch has no item for its place \(slot.section)/\(slot.item)"
    case .batchRefused(.missingSection(let index), _):
      "the batch has no items for its section \(index)"
    case .batchRefused(.refused, _): "the batch brings an item that is there already, or twice"
    case .gapOutOfRange: "the gap lies past the end of its section"
    case .badFrame: "the frame is none, or lies too far away"
    case .badLayout(let error): "the layout cannot be laid out: \(error)"
    case .pointerRejected(let reason): "the pointer cannot do this: \(reason)"
    case .hostRefused(let refusal): "the host cannot do this: \(refusal.sentence)"
    case .nothingLoading(let item): "no load of `\(item)` waits"
    case .misuse(let misuse): "CONTRACT-\(misuse.rule): \(misuse.meaning)"
    case .badDeclaration(let fault): sentence(for: fault)
    case .teamTaken(let name): "the application belongs to `\(name)` already"
    case .badProgress: "the load cannot be so far: its units only grow, up to its size"
    case .badTeamData(let fault):
      "\(fault.count) bytes are more than the \(ItemProvider.teamDataLimit) for a team"
    case .badFile(let fault): sentence(for: fault)
    case .badType(let text): "`\(text)` cannot be a type"
    case .bound(let name):
      "the data of `\(name)` is a store's, and its sections are the store's lists"
    case .store(let error): "the store has refused it: \(error.message)"
    case .nothingSaving(let name): "no change of `\(name)` waits to be written"
    case .badParent(let name): "`\(name)` cannot be nested in that view"
    }
  }

  private func sentence(for fault: TypeDeclaration.DeclarationError) -> String {
    switch fault {
    case .undeclarable(let type): "`\(type.text)` is no name that can be declared"
    case .declaredBySystem(let type): "the system declares `\(type.text)`"
    case .clash(let type): "`\(type.text)` is declared already, and otherwise"
    case .unknownParent(let parent, let type):
      "`\(parent.text)`, from which `\(type.text)` comes, is declared nowhere"
    case .cycle(let type): "`\(type.text)` would be a kind of itself"
    }
  }

  private func sentence(for fault: FileSpace.AccessError) -> String {
    switch fault {
    case .noFile(let path): "there is no file `\(path.text)`"
    case .exists(let path): "there is a file `\(path.text)` already"
    case .inUse(let path): "the file `\(path.text)` is in use"
    case .ended: "the use of the file has ended"
    }
  }
}

extension HostRefusal {
  /// The refusal in words.
  fileprivate var sentence: String {
    switch self {
    case .noSeat: "a pointer with a gesture of its own is no seat"
    case .noPointer: "a seat has no gesture of its own"
    case .busy: "something is carried already"
    case .nothingOffered: "nothing was offered"
    case .notInside: "no drag has come in"
    case .dropped: "the drag was dropped already"
    case .tooMany: "there are more than \(HostDrag.limit) formats or items"
    }
  }
}
