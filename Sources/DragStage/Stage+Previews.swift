import DragItems
import DragSessions

extension Stage {
  /// Asks the source how an item is shown as it rises; an invisible one is not asked about again.
  func askLiftPreview(_ place: Int, of index: Int) {
    let drag = situation.drags[index]
    let item = drag.items[place]
    guard scene[drag.source].options.asksPreviews.contains(.lift), !isSilent(drag.source),
      let source = scene[drag.source].source
    else { return }
    let preview = source.liftPreview(
      item.item, call(drag.source, of: index, item: item.item))
    record(.called(.liftPreview, drag.source, .preview(item.item, preview)), of: index)
    if preview == .invisible { situation.drags[index].unseen.insert(place) }
    orders.append(
      .fly(drag.id, item, ItemFlight(preview, standard: .rises, invisible: .isUnseen)))
  }

  /// Asks the source how an item flies home, unless it is invisible (CONTRACT-16).
  func askCancelPreview(_ place: Int, of index: Int) {
    let drag = situation.drags[index]
    let item = drag.items[place]
    guard !drag.unseen.contains(place), !isSilent(drag.source),
      scene[drag.source].options.asksPreviews.contains(.cancel),
      let source = scene[drag.source].source
    else { return }
    let preview = source.cancelPreview(
      item.item, call(drag.source, of: index, item: item.item))
    record(.called(.cancelPreview, drag.source, .preview(item.item, preview)), of: index)
    orders.append(.fly(drag.id, item, ItemFlight(preview, standard: .home, invisible: .fades)))
  }

  /// Asks a destination how an item arrives, unless it is invisible (CONTRACT-29), or the
  /// destination has chosen where it goes.
  func askDropPreview(_ place: Int, at destination: DestinationID, of index: Int) {
    let drag = situation.drags[index]
    let item = drag.items[place]
    let view = ViewID(destination)
    guard !drag.unseen.contains(place), !drag.chosen.contains(place), !isSilent(view),
      scene.asksDropPreviews(destination),
      let asked = scene.destination(destination)
    else { return }
    let preview = asked.dropPreview(item.item, call(view, of: index, item: item.item))
    record(
      .called(.dropPreview, view, .preview(item.item, preview)), of: index,
      at: destination.place)
    orders.append(.fly(drag.id, item, ItemFlight(preview, standard: .stays, invisible: .fades)))
  }
}
