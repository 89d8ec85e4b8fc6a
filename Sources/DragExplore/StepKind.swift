/// A kind of step: what a user, an application or a system does next (EX-01).
///
/// The order is that of shrinking: an earlier kind is the plainer one.
package enum StepKind: String, Hashable, Sendable, CaseIterable {
  /// A whole drag: press, rest, glide, release.
  case drag
  /// A press that lifts an item and begins a drag, which goes on.
  case press
  /// A pressed pointer moves.
  case move
  /// A pressed pointer is released.
  case release
  /// A drag is canceled, by the system or by a key.
  case cancel
  /// Another finger taps an item, which adds it to the drag.
  case tap
  /// Another finger lifts an item: a second drag.
  case second
  /// Time passes.
  case wait
  /// Time passes until nothing is pending.
  case settle
  /// The application does something by itself: a `may` line.
  case call
  /// A drag of another program comes in by a seat.
  case foreign
  /// An open load is answered, or canceled.
  case load
  /// A store refuses a save, is opened again, or is changed by another writer.
  case store
  /// A collection is scrolled.
  case scroll
  /// A view gets another size.
  case resize
  /// The application goes to the background, or comes back.
  case phase
  /// A modifier key goes down or up.
  case keys

  /// How often the kind is chosen while nothing is pressed, and while something is, in proportion to the others.
  var weights: (idle: Int, pressed: Int) {
    switch self {
    case .drag: (4, 0)
    case .press: (6, 0)
    case .move: (0, 3)
    case .release: (0, 4)
    case .cancel: (0, 1)
    case .tap: (0, 3)
    case .second: (0, 1)
    case .wait: (1, 1)
    case .settle: (1, 0)
    case .call: (3, 4)
    case .foreign: (2, 1)
    case .load: (4, 3)
    case .store: (2, 1)
    case .scroll: (1, 1)
    case .resize: (1, 1)
    case .phase: (1, 1)
    case .keys: (1, 1)
    }
  }

  /// Indicates whether the kind presses something: such steps are counted as gestures.
  var isGesture: Bool {
    switch self {
    case .drag, .press, .tap, .second, .foreign: true
    case .move, .release, .cancel, .wait, .settle, .call, .load, .store, .scroll, .resize, .phase,
      .keys:
      false
    }
  }
}
