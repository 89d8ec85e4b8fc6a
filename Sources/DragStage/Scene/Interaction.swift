/// A destination that is served beside a view's own (CONTRACT-35).
struct Interaction {
  let name: String
  /// Whether it is asked how single items arrive.
  let asksPreviews: Bool
  /// Where it does something else with a drag than most.
  let behavior: DropBehavior
  /// Whether it is still served.
  var isPresent = true
}
