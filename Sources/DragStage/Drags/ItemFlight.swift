public import DragGeometry
import DragSessions

/// Where the preview of an item goes, as a host draws it.
public enum ItemFlight: Hashable, Sendable {
  /// It rises with the lift.
  case rises
  /// It is not shown, from the lift on (CONTRACT-04).
  case isUnseen
  /// It flies to where it was lifted.
  case home
  /// It stays where it was released.
  case stays
  /// It fades in its place (CONTRACT-16), and at a drop shrinks, too (CONTRACT-30).
  case fades
  /// It goes to a place in the viewport.
  case to(Point)
  /// It goes where its destination has chosen in `perform`.
  case chosen(DropChoice)
}

/// When an application is asked how single items are shown.
public struct PreviewMoments: OptionSet, Hashable, Sendable {
  /// The moments, one bit each.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// As the items rise (CONTRACT-04).
  public static let lift = PreviewMoments(rawValue: 1)
  /// As they fly home (CONTRACT-16).
  public static let cancel = PreviewMoments(rawValue: 2)
  /// As they arrive (CONTRACT-29).
  public static let drop = PreviewMoments(rawValue: 4)
}

extension ItemFlight {
  /// What becomes of a preview, where the standard is this.
  init(_ preview: ItemPreview, standard: ItemFlight, invisible: ItemFlight) {
    switch preview {
    case .standard: self = standard
    case .invisible: self = invisible
    case .at(let point): self = .to(point)
    }
  }
}
