import CDragStage
import DragGeometry
import DragItems
import DragStage

extension ds_rect {
  init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension ds_command {
  /// Says where the preview of an item goes.
  mutating func setFlight(_ flight: ItemFlight, of dragged: DragItem) {
    item = dragged.item.rawValue
    view = dragged.origin.rawValue
    target = DS_NONE
    func set(_ kind: Int) { self.flight = ds_flight(kind) }
    switch flight {
    case .rises: set(DS_FLIGHT_RISES)
    case .isUnseen: set(DS_FLIGHT_UNSEEN)
    case .home: set(DS_FLIGHT_HOME)
    case .stays: set(DS_FLIGHT_STAYS)
    case .fades: set(DS_FLIGHT_FADES)
    case .to(let end):
      set(DS_FLIGHT_TO_POINT)
      point = ds_point(x: end.x, y: end.y)
    case .chosen(.target(let target)):
      set(DS_FLIGHT_TO_POINT)
      point = ds_point(x: target.point.x, y: target.point.y)
    case .chosen(.onto(let row)):
      set(DS_FLIGHT_ONTO_ITEM)
      (view, target) = (row.view.rawValue, row.item.rawValue)
    case .chosen(.into(let cell, let inside)):
      set(DS_FLIGHT_INTO_ITEM)
      (view, target) = (cell.view.rawValue, cell.item.rawValue)
      rect = ds_rect(inside)
    case .chosen(.placeholder): set(DS_FLIGHT_TO_PLACEHOLDER)
    }
  }
}
