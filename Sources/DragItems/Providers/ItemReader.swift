/// The relation of the application that reads an item to the application that the item came from.
///
/// It decides which representations the reader can see (CONTRACT-106).
@usableFromInline package struct ItemReader: Hashable, Sendable {
  /// True if both are the same application, which sees all representations.
  @usableFromInline package let isOwn: Bool
  /// True if both belong to the same developer team.
  @usableFromInline package let sharesTeam: Bool
  /// True if both belong to the same application group.
  @usableFromInline package let sharesGroup: Bool

  /// The application that the item came from.
  @usableFromInline package static let own = ItemReader(
    isOwn: true, sharesTeam: true, sharesGroup: true)
  /// An application that is unrelated to the item's.
  @usableFromInline package static let stranger = ItemReader()

  private init(isOwn: Bool, sharesTeam: Bool, sharesGroup: Bool) {
    self.isOwn = isOwn
    self.sharesTeam = sharesTeam
    self.sharesGroup = sharesGroup
  }

  /// Makes the reader of another application.
  @usableFromInline package init(sharesTeam: Bool = false, sharesGroup: Bool = false) {
    self.init(isOwn: false, sharesTeam: sharesTeam, sharesGroup: sharesGroup)
  }

  /// Returns true if the reader can see representations of this visibility (CONTRACT-106).
  @usableFromInline package func maySee(_ visibility: Representation.Visibility) -> Bool {
    switch visibility {
    case .all: true
    case .team: isOwn || sharesTeam
    case .group: isOwn || sharesGroup
    case .own: isOwn
    }
  }
}
