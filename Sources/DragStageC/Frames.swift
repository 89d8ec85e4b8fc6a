package import CDragStage
import DragGeometry
import DragItems
import DragSessions
import DragStage

// What is where, as it is shown; `dragstage.h` says what each function does.

/// `ds_view_frame` of the header.
@c @implementation package func ds_view_frame(
  _ stage: OpaquePointer!, _ view: ds_view, _ frame: UnsafeMutablePointer<ds_rect>!
) -> ds_status {
  find(frame, on: stage) { known throws(Rejection) in
    let view = try known.view(view)
    return known.stage.scene.isPresent(view) ? ds_rect(known.stage.scene.frame(of: view)) : nil
  }
}

/// `ds_item_frame` of the header.
@c @implementation package func ds_item_frame(
  _ stage: OpaquePointer!, _ view: ds_view, _ item: ds_item,
  _ frame: UnsafeMutablePointer<ds_rect>!
) -> ds_status {
  find(frame, on: stage) { known throws(Rejection) in
    let reference = ItemReference(view: try known.view(view), item: try known.item(item))
    return known.stage.scene.shownFrame(of: reference).map { ds_rect($0) }
  }
}

/// `ds_gap_frame_at` of the header.
@c @implementation package func ds_gap_frame_at(
  _ stage: OpaquePointer!, _ view: ds_view, _ index: Int,
  _ frame: UnsafeMutablePointer<ds_rect>!
) -> ds_status {
  find(frame, on: stage) { known throws(Rejection) in
    let frames = known.stage.scene.shownGap(in: try known.view(view))
    return frames.indices.contains(index) ? ds_rect(frames[index]) : nil
  }
}

/// `ds_placeholder_frame` of the header.
@c @implementation package func ds_placeholder_frame(
  _ stage: OpaquePointer!, _ placeholder: ds_placeholder,
  _ frame: UnsafeMutablePointer<ds_rect>!
) -> ds_status {
  find(frame, on: stage) { known throws(Rejection) in
    let placeholder = try known.placeholder(placeholder)
    return known.stage.scene.shownFrame(of: placeholder).map { ds_rect($0) }
  }
}

/// `ds_preview_center` of the header.
@c @implementation package func ds_preview_center(
  _ stage: OpaquePointer!, _ session: ds_session, _ center: UnsafeMutablePointer<ds_point>!
) -> ds_status {
  find(center, on: stage) { known throws(Rejection) in
    known.stage.sessions.previewCenter(of: SessionID(session)).map { ds_point(x: $0.x, y: $0.y) }
  }
}

/// `ds_arrival_at` of the header.
@c @implementation package func ds_arrival_at(
  _ stage: OpaquePointer!, _ session: ds_session, _ index: Int,
  _ view: UnsafeMutablePointer<ds_view>!, _ item: UnsafeMutablePointer<ds_item>!,
  _ frame: UnsafeMutablePointer<ds_rect>!
) -> ds_status {
  on(stage) { known throws(Rejection) in
    let (viewPlace, itemPlace) = (try required(view), try required(item))
    let framePlace = try required(frame)
    guard let arrived = try known.arrival(at: index, of: session) else {
      throw Rejection(DS_STATUS_END)
    }
    viewPlace.pointee = arrived.view.rawValue
    itemPlace.pointee = arrived.item?.rawValue ?? ds_item(DS_NONE)
    framePlace.pointee = ds_rect(arrived.frame)
  }
}
