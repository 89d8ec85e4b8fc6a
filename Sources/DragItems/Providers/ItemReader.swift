/// What the application that asks about an item shares with the one that the item came from.
///
/// It decides which representations exist for the asker (CONTRACT-106).
public struct ItemReader: Hashable, Sendable {
  /// Whether both are one application; it then sees everything.
  public let isOwn: Bool
  /// Whether both come from one developer team.
  public let sharesTeam: Bool
  /// Whether both are in one application group.
  public let sharesGroup: Bool

  /// The application that the item came from.
  public static let own = ItemReader(isOwn: true, sharesTeam: true, sharesGroup: true)
  /// An application that shares nothing with the item's.
  public static let stranger = ItemReader()

  private init(isOwn: Bool, sharesTeam: Bool, sharesGroup: Bool) {
    self.isOwn = isOwn
    self.sharesTeam = sharesTeam
    self.sharesGroup = sharesGroup
  }

  /// Makes the reader of another application.
  public init(sharesTeam: Bool = false, sharesGroup: Bool = false) {
    self.init(isOwn: false, sharesTeam: sharesTeam, sharesGroup: sharesGroup)
  }

  /// Whether a representation of this visibility exists for the reader (CONTRACT-106).
  public func maySee(_ visibility: Representation.Visibility) -> Bool {
    switch visibility {
    case .all: true
    case .team: isOwn || sharesTeam
    case .group: isOwn || sharesGroup
    case .own: isOwn
    }
  }
}
