/// What a drop does, in the words of all hosts together; the raw values are the words of traces.
public enum HostOperation: String, Hashable, Sendable, BitwiseCopyable, CaseIterable {
  /// Nothing: nobody takes the items here.
  case cancel
  /// Nothing, although the drop would be taken at another time or place.
  case forbidden
  /// The items arrive, and the source keeps its own.
  case copy
  /// The items arrive, and the source gives its own away.
  case move
  /// A reference to the items arrives.
  case link
  /// The user is asked at the drop which of the offered operations it is.
  case ask

  /// A session's operation as a host knows it.
  public init(_ operation: DropOperation) {
    switch operation {
    case .cancel: self = .cancel
    case .forbidden: self = .forbidden
    case .copy: self = .copy
    case .move: self = .move
    }
  }

  /// What it does to a session's items, which know neither references nor questions.
  ///
  /// A link leaves the source its items, as a copy does; a question that nobody has answered yet
  /// takes nothing away either.
  public var dropOperation: DropOperation {
    switch self {
    case .cancel: .cancel
    case .forbidden: .forbidden
    case .copy, .link, .ask: .copy
    case .move: .move
    }
  }

  /// Whether a drop would be taken: all that hosts with a yes or a no can tell.
  public var isTaken: Bool { mask != [] }

  /// The operation as a mask of itself; empty where nothing is taken.
  public var mask: OperationMask {
    switch self {
    case .cancel, .forbidden: []
    case .copy: .copy
    case .move: .move
    case .link: .link
    case .ask: .ask
    }
  }
}

extension OperationMask {
  /// Allows references.
  public static let link = OperationMask(rawValue: 4)
  /// Allows that the user is asked.
  public static let ask = OperationMask(rawValue: 8)
  /// Allows everything.
  public static let all: OperationMask = [.copy, .move, .link, .ask]
}

/// Settles what a drop does: one function for every host.
///
/// It is the form of the host that says most, a mask and a preference; whoever knows less gives less
/// and reads less. The rules, in this order:
/// 1. A target that wants no drop (a preference of cancel or forbidden) gets none, in its own word.
/// 2. What neither the source offers nor the target supports is out; nothing left is a cancel.
/// 3. Keys ask for one operation. It is done where it is left, and forbidden where it is not: other
///    keys would do.
/// 4. The preference is done where it is left.
/// 5. Else the one that takes least from the source: copy, link, ask. A move is never done in the place
///    of another operation, as the source would give its items away where no destination has proposed it.
///
/// - Parameters:
///   - offered: What the source allows, as it is now.
///   - keys: The modifier keys that are down.
///   - supported: What the target can do.
///   - preferred: What it likes best.
/// - Returns: The operation.
public func negotiate(
  offered: OperationMask, keys: ModifierKeys = [], supported: OperationMask,
  preferred: HostOperation
) -> HostOperation {
  if !preferred.isTaken { return preferred }
  let left = offered.intersection(supported)
  guard left != [] else { return .cancel }
  if let asked = keys.operation(among: left) {
    return left.isSuperset(of: asked.mask) ? asked : .forbidden
  }
  if left.isSuperset(of: preferred.mask) { return preferred }
  let byLoss: [HostOperation] = [.copy, .link, .ask]
  return byLoss.first { left.isSuperset(of: $0.mask) } ?? .cancel
}

extension ModifierKeys {
  /// What the keys ask for: control with shift a link where one can be, control or alt a copy, shift a
  /// move.
  func operation(among mask: OperationMask) -> HostOperation? {
    if isSuperset(of: [.control, .shift]), mask.contains(.link) { return .link }
    if !isDisjoint(with: [.control, .alt]) { return .copy }
    return contains(.shift) ? .move : nil
  }
}

extension OperationMask {
  /// The operations by their words, with commas between them; `none` where there is none.
  public var text: String {
    let words = HostOperation.allCases.filter { $0.isTaken && isSuperset(of: $0.mask) }
    return words.isEmpty ? "none" : words.map { $0.rawValue }.joined(separator: ",")
  }
}
