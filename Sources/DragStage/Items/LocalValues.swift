import DragSessions

/// The values that applications attach to sessions and items: they never leave the stage, and no
/// trace contains them.
struct LocalValues {
  private(set) var contexts: [SessionID: Any] = [:]
  private(set) var objects: [ItemReference: Any] = [:]

  /// Attaches a value to a session, or removes it.
  ///
  /// - Returns: The previous value: its deinitializer may call the stage, so it must run after this access.
  mutating func setContext(_ value: Any?, of session: SessionID) -> Any? {
    guard let value else { return contexts.removeValue(forKey: session) }
    return contexts.updateValue(value, forKey: session)
  }

  /// Attaches a value to an item, or removes it.
  ///
  /// - Returns: The previous value, as with ``setContext(_:of:)``.
  mutating func setObject(_ value: Any?, of item: ItemReference) -> Any? {
    guard let value else { return objects.removeValue(forKey: item) }
    return objects.updateValue(value, forKey: item)
  }
}
