/// Words of a recording that are no event, for whoever reads the script.
public struct ImportNote: Hashable, Sendable {
  /// What stands behind the `#` of the script's line.
  public var text: String
  /// The index of the event before which it stands; that of no event where it stands at the end.
  public var event: Int

  /// Makes a remark.
  public init(text: String, event: Int) {
    self.text = text
    self.event = event
  }
}
