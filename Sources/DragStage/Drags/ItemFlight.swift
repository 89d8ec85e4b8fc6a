public import DragGeometry
import DragSessions

/// The animation of an item's preview, as a host draws it.
public enum ItemFlight: Hashable, Sendable {
  /// It rises with the lift.
  case rises
  /// It is hidden, from the lift on (CONTRACT-04).
  case isUnseen
  /// It flies to the position where it was lifted.
  case home
  /// It stays where it was released.
  case stays
  /// It fades where it is (CONTRACT-16), and at a drop also shrinks (CONTRACT-30).
  case fades
  /// It flies to a point in the viewport.
  case to(Point)
  /// It flies to the position that its destination has chosen in `perform`.
  case chosen(DropChoice)
}

extension ItemFlight {
  /// Maps a preview to an animation.
  init(_ preview: ItemPreview, standard: ItemFlight, invisible: ItemFlight) {
    switch preview {
    case .standard: self = standard
    case .invisible: self = invisible
    case .at(let point): self = .to(point)
    }
  }
}
