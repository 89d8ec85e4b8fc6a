/// A destination that is served beside a view's own (CONTRACT-35), or a source that is asked after it.
struct Interaction {
  let name: String
  /// True if it is asked for the previews of arriving items.
  let asksPreviews: Bool
  /// Its deviations from the default behavior.
  let behavior: DropBehavior
  var isPresent = true
}
