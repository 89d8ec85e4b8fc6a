import DragSessions

extension Stage {
  /// Asks the source for the preview of an item as it rises; an invisible one gets no further
  /// queries.
  func askLiftPreview(_ place: Int, of session: SessionID) {
    let drag = core.state.drags[session]
    let item = drag.items[place]
    guard core.scene[drag.source].options.asksPreviews.contains(.lift),
      !core.isTerminated(drag.source),
      let source = policies.source(of: drag.source)
    else { return }
    let preview = source.liftPreview(
      item.item, core.call(drag.source, of: session, item: item.item))
    core.record(.called(.liftPreview, drag.source, .preview(item.item, preview)), session: session)
    if preview == .invisible { core.state.drags[session].display.unseen.insert(place) }
    core.commands.append(
      .animatePreview(drag.id, item, ItemFlight(preview, standard: .rises, invisible: .isUnseen)))
  }

  /// Asks the source for the preview of an item as it flies home, unless it is invisible or was
  /// removed (CONTRACT-16).
  func askCancelPreview(_ place: Int, of session: SessionID) {
    let drag = core.state.drags[session]
    let item = drag.items[place]
    guard !drag.display.unseen.contains(place), isInPlace(item), !core.isTerminated(drag.source),
      core.scene[drag.source].options.asksPreviews.contains(.cancel),
      let source = policies.source(of: drag.source)
    else { return }
    let preview = source.cancelPreview(
      item.item, core.call(drag.source, of: session, item: item.item))
    core.record(
      .called(.cancelPreview, drag.source, .preview(item.item, preview)), session: session)
    core.commands.append(
      .animatePreview(drag.id, item, ItemFlight(preview, standard: .home, invisible: .fades)))
  }

  /// Notifies the source of an item that flies home; if its origin was removed, it fades in place
  /// (contract 1.4).
  func notifyWillCancel(_ place: Int, of session: SessionID) {
    let drag = core.state.drags[session]
    let item = drag.items[place]
    if !isInPlace(item), !drag.display.unseen.contains(place) {
      core.commands.append(.animatePreview(drag.id, item, .fades))
    }
    notifySource(.willCancel(item.item), session, .item(item.item), item: item.item)
  }

  /// True if an item is where it was lifted, in a view that is present.
  private func isInPlace(_ item: DragItem) -> Bool {
    core.scene.isPresent(item.origin) && !core.isTerminated(item.origin)
      && core.scene[item.origin].holds(item.item)
  }

  /// Asks a destination for the preview of an item as it arrives, unless it is invisible
  /// (CONTRACT-29), or the destination has chosen its position.
  func askDropPreview(_ place: Int, at destination: DestinationID, of session: SessionID) {
    let drag = core.state.drags[session]
    let item = drag.items[place]
    let view = ViewID(destination)
    guard !drag.display.unseen.contains(place), drag.drop?.chosen.contains(place) != true,
      !core.isTerminated(view),
      core.scene.asksDropPreviews(destination),
      let asked = policies.destination(destination)
    else { return }
    let preview = asked.dropPreview(item.item, core.call(view, of: session, item: item.item))
    core.record(
      .called(.dropPreview, view, .preview(item.item, preview)), session: session,
      at: destination.ordinal)
    core.commands.append(
      .animatePreview(drag.id, item, ItemFlight(preview, standard: .stays, invisible: .fades)))
  }
}
