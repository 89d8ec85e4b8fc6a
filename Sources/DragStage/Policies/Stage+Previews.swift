import DragSessions

extension Stage {
  /// Asks the source how an item is shown as it rises; an invisible one is not asked about again.
  func askLiftPreview(_ place: Int, of session: SessionID) {
    let drag = core.state.drags[session]
    let item = drag.items[place]
    guard core.scene[drag.source].options.asksPreviews.contains(.lift), !isTerminated(drag.source),
      let source = policies.source(of: drag.source)
    else { return }
    let preview = source.liftPreview(
      item.item, core.call(drag.source, of: session, item: item.item))
    core.record(.called(.liftPreview, drag.source, .preview(item.item, preview)), session: session)
    if preview == .invisible { core.state.drags[session].display.unseen.insert(place) }
    core.commands.append(
      .animatePreview(drag.id, item, ItemFlight(preview, standard: .rises, invisible: .isUnseen)))
  }

  /// Asks the source how an item flies home, unless it is invisible or gone (CONTRACT-16).
  func askCancelPreview(_ place: Int, of session: SessionID) {
    let drag = core.state.drags[session]
    let item = drag.items[place]
    guard !drag.display.unseen.contains(place), stands(item), !isTerminated(drag.source),
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

  /// Tells the source of an item that flies home; one whose home is gone fades where it is (contract 1.4).
  func notifyWillCancel(_ place: Int, of session: SessionID) {
    let drag = core.state.drags[session]
    let item = drag.items[place]
    if !stands(item), !drag.display.unseen.contains(place) {
      core.commands.append(.animatePreview(drag.id, item, .fades))
    }
    notifySource(.willCancel(item.item), session, .item(item.item), item: item.item)
  }

  /// Whether an item stands where it was lifted, in a view that is there.
  private func stands(_ item: DragItem) -> Bool {
    core.scene.isPresent(item.origin) && !isTerminated(item.origin)
      && core.scene[item.origin].holds(item.item)
  }

  /// Asks a destination how an item arrives, unless it is invisible (CONTRACT-29), or the
  /// destination has chosen where it goes.
  func askDropPreview(_ place: Int, at destination: DestinationID, of session: SessionID) {
    let drag = core.state.drags[session]
    let item = drag.items[place]
    let view = ViewID(destination)
    guard !drag.display.unseen.contains(place), drag.drop?.chosen.contains(place) != true,
      !isTerminated(view),
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
