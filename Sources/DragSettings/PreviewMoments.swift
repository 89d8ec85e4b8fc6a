/// The moments at which an application is asked for the previews of single items.
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
