/// The relation of the application that reads an item to the application that the item came from.
///
/// It decides which representations the reader can see (CONTRACT-106).
public struct ItemReader: Hashable, Sendable {
  /// True if both are the same application, which sees all representations.
  public let isOwn: Bool
  /// True if both belong to the same developer team.
  public let sharesTeam: Bool
  /// True if both belong to the same application group.
  public let sharesGroup: Bool

  /// The application that the item came from.
  public static let own = ItemReader(isOwn: true, sharesTeam: true, sharesGroup: true)
  /// An application that is unrelated to the item's.
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

  /// Returns true if the reader can see representations of this visibility (CONTRACT-106).
  public func maySee(_ visibility: Representation.Visibility) -> Bool {
    switch visibility {
    case .all: true
    case .team: isOwn || sharesTeam
    case .group: isOwn || sharesGroup
    case .own: isOwn
    }
  }
}
