/// A view or a collection of a test, by its name.
public struct TestView: Hashable, Sendable {
  /// Its name, as the trace shows it.
  public let name: String

  /// Names a view of the stage.
  package init(name: String) {
    self.name = name
  }
}
