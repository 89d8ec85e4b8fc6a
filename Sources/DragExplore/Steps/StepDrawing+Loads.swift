import DragGeometry
import DragItems
import DragScript
import DragSessions
import DragStage
import Machines

// Steps of loads and of stores.
extension StepDrawing {
  /// `load`: an open load is answered, or all are canceled.
  mutating func drawLoad() {
    // The providers of an application in Swift answer by themselves.
    guard !offer.isHosted else { return add(.cancelLoads) }
    guard let item = choices.element(of: offer.waiting) else { return }
    let (holder, id) = (stage.name(of: item.view), stage.name(of: item.item))
    let isOutside = stage.scene.isOutside(item.view)
    let ref = Ref(holder, .item(id: id), at: .unwritten)
    // The user cancels the loads of the latest drag, if it has any left.
    switch choices.number(below: offer.canCancelLoads ? 4 : isOutside ? 2 : 3) {
    case 0 where isOutside: answer(holder, .data(Name(id, at: .unwritten), type: nil, "text"))
    case 0: add(.resolve(ref))
    case 1 where isOutside: answer(holder, .fail(Name(id, at: .unwritten), reason: "no data"))
    case 1: add(.reject(ref, reason: "no data"))
    case 2 where !isOutside: add(.progress(ref, 1))
    default: add(.cancelLoads)
    }
  }

  /// The answer of another program; its items have the name of the seat.
  private mutating func answer(_ seat: String, _ step: HostStep) {
    add(.host(step), by: stage.pointer(named: seat))
  }

  /// `store`: the next save fails, the store is opened again, or another writer changes it.
  mutating func drawStore() {
    guard let store = choices.element(of: offer.parts.stores) else { return }
    let lists = offer.stored.filter { list in
      stage.stores.lists(of: list.view).map { stage.name(of: $0.store) } == store.text
    }
    switch choices.number(below: lists.isEmpty ? 2 : 3) {
    case 0: add(.failSave(store, reason: "full"))
    case 1: add(.reopen(store))
    default:
      guard let list = choices.element(of: lists) else { return }
      let item = drawItem(of: list)
      guard let gap = drawGap(of: [list]) else { return }
      add(.externalMove(store: store, item, to: gap))
    }
  }
}
