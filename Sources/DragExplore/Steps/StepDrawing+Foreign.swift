import DragGeometry
import DragScript
import DragSessions
import DragStage
import Machines

// Drags of other programs.
extension StepDrawing {
  /// `foreign`: a drag enters, goes over two places, and is dropped or leaves.
  ///
  /// What its items load is answered by later steps, or never.
  mutating func drawForeign() {
    guard let seat = choices.element(of: offer.seats) else { return }
    let count = 1 + choices.number(below: 3)
    let format = choices.element(of: offer.parts.formats) ?? "text/plain"
    var known = 0
    let items = (0..<count).map { _ in
      repeat { known += 1 } while stage.knownItem(named: "f\(known)") != nil
      return HostEntry.Item("f\(known)")
    }
    let places = (0..<3).map { _ in drawTarget(beside: nil) }
    add(
      .host(
        .enter(
          HostEntry(
            at: places[0], formats: [format], operations: [.copy, .move], items: items,
            origin: .foreign))), by: seat)
    add(.host(.over(places[1])), by: seat)
    add(.host(.over(places[2])), by: seat)
    switch choices.number(below: 4) {
    case 3: add(.host(.leave), by: seat)
    default: add(.host(.drop(nil)), by: seat)
    }
  }
}
