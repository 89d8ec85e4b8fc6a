import DragSessions

/// What applications keep on sessions and items: it never leaves the stage, and no trace shows it.
struct LocalValues {
  private(set) var contexts: [SessionID: Any] = [:]
  private(set) var objects: [ItemReference: Any] = [:]

  /// Keeps a value on a session, or nothing.
  ///
  /// - Returns: The previous value: its deinitializer may call the stage, so it must run after this access.
  mutating func setContext(_ value: Any?, of session: SessionID) -> Any? {
    guard let value else { return contexts.removeValue(forKey: session) }
    return contexts.updateValue(value, forKey: session)
  }

  /// Keeps a value on an item, or nothing.
  ///
  /// - Returns: What was kept before, as with ``setContext(_:of:)``.
  mutating func setObject(_ value: Any?, of item: ItemReference) -> Any? {
    guard let value else { return objects.removeValue(forKey: item) }
    return objects.updateValue(value, forKey: item)
  }
}
