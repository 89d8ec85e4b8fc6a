/// The operation of a drop, as the union of all hosts' operations: one of a session, or one that hosts alone know.
public enum HostOperation: Hashable, Sendable, BitwiseCopyable {
  /// An operation of a session.
  case drop(DropOperation)
  /// A reference to the items arrives.
  case link
  /// The user chooses one of the offered operations at the drop.
  case ask

  /// Nothing: the destination does not accept the items.
  public static let cancel = HostOperation.drop(.cancel)
  /// Nothing, although the drop would be accepted at another time or place.
  public static let forbidden = HostOperation.drop(.forbidden)
  /// The items arrive, and the source keeps its own.
  public static let copy = HostOperation.drop(.copy)
  /// The items arrive, and the source gives its own away.
  public static let move = HostOperation.drop(.move)

  /// Converts a session's operation to a host's operation.
  public init(_ operation: DropOperation) {
    self = .drop(operation)
  }

  /// The equivalent operation of a session, which has neither links nor questions.
  ///
  /// A link leaves the source its items, as a copy does. So does `ask` until the user has answered.
  package var dropOperation: DropOperation {
    if case .drop(let operation) = self { operation } else { .copy }
  }

  /// True if the drop would be accepted; all that hosts with a yes-or-no answer can report.
  public var isTaken: Bool { mask != [] }

  /// The operation as a mask with one bit; empty if the drop is not accepted.
  public var mask: OperationMask {
    switch self {
    case .drop(let operation): operation.mask
    case .link: .link
    case .ask: .ask
    }
  }
}

extension HostOperation: CaseIterable, RawRepresentable {
  /// The operations, in the order of their numbers in C.
  public static let allCases = DropOperation.allCases.map(HostOperation.drop) + [.link, .ask]

  /// The word of the operation.
  public var rawValue: String {
    switch self {
    case .drop(let operation): operation.rawValue
    case .link: "link"
    case .ask: "ask"
    }
  }

  /// Makes the operation of a word; nil for any other text.
  public init?(rawValue: String) {
    guard let operation = Self.allCases.first(where: { $0.rawValue == rawValue }) else {
      return nil
    }
    self = operation
  }
}

/// Resolves the operation of a drop from offer, modifier keys and support; the same for every host.
///
/// It takes the arguments of the most expressive host: a mask and a preference. A host with less
/// information passes less and reads less. The rules apply in this order:
/// 1. A target that prefers `cancel` or `forbidden` gets that operation.
/// 2. Only operations that the source offers and the target supports remain. None left: `cancel`.
/// 3. Modifier keys ask for one operation. If it remains, it is the result; if not, the result is
///    `forbidden`, because other keys would work.
/// 4. The preferred operation is the result if it remains.
/// 5. Otherwise the result is the operation that takes least from the source: copy, link, ask. A
///    move never replaces another operation, because the source would delete items that no
///    destination has proposed to move.
///
/// - Parameters:
///   - offered: The operations that the source allows at this moment.
///   - keys: The modifier keys that are down.
///   - supported: The operations that the target supports.
///   - preferred: The operation that the target prefers.
/// - Returns: The resolved operation.
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
  /// The operation that the keys ask for: control and shift a link if the mask has it, control or
  /// alt a copy, shift a move.
  package func operation(among mask: OperationMask) -> HostOperation? {
    if isSuperset(of: [.control, .shift]), mask.contains(.link) { return .link }
    if !isDisjoint(with: [.control, .alt]) { return .copy }
    return contains(.shift) ? .move : nil
  }
}

extension OperationMask {
  /// The names of the operations, separated by commas; `none` if the mask is empty.
  package var text: String {
    let words = HostOperation.allCases.filter { $0.isTaken && isSuperset(of: $0.mask) }
    return words.isEmpty ? "none" : words.map { $0.rawValue }.joined(separator: ",")
  }
}
