/// The remaining work for a drag without further output.
struct DragRest: BitwiseCopyable {
  /// True if a defect has stopped it, or a host waits for the result of its drop.
  let isWaitedFor: Bool
  /// True if its destination has rejected the items.
  let isVetoed: Bool
  /// True if the display is at another destination than the present one.
  let isShownElsewhere: Bool
  let isOver: Bool
  /// The services for drags at rest that any view requests.
  var watched: Scene.Watched = []
}
