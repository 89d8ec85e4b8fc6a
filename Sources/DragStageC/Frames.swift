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
  status { () throws(Rejection) in
    let known = try StageHandle.stage(stage)
    let output = try required(frame)
    let view = try known.view(view)
    guard known.stage.scene.isPresent(view) else { throw Rejection(DS_STATUS_END) }
    output.pointee = ds_rect(known.stage.scene.frame(of: view))
  }
}

/// `ds_item_frame` of the header.
@c @implementation package func ds_item_frame(
  _ stage: OpaquePointer!, _ view: ds_view, _ item: ds_item,
  _ frame: UnsafeMutablePointer<ds_rect>!
) -> ds_status {
  status { () throws(Rejection) in
    let known = try StageHandle.stage(stage)
    let output = try required(frame)
    let reference = ItemReference(view: try known.view(view), item: try known.item(item))
    guard let shown = known.stage.scene.shownFrame(of: reference) else {
      throw Rejection(DS_STATUS_END)
    }
    output.pointee = ds_rect(shown)
  }
}

/// `ds_gap_frame_at` of the header.
@c @implementation package func ds_gap_frame_at(
  _ stage: OpaquePointer!, _ view: ds_view, _ index: Int,
  _ frame: UnsafeMutablePointer<ds_rect>!
) -> ds_status {
  status { () throws(Rejection) in
    let known = try StageHandle.stage(stage)
    let output = try required(frame)
    let frames = known.stage.scene.shownGap(in: try known.view(view))
    guard frames.indices.contains(index) else { throw Rejection(DS_STATUS_END) }
    output.pointee = ds_rect(frames[index])
  }
}

/// `ds_placeholder_frame` of the header.
@c @implementation package func ds_placeholder_frame(
  _ stage: OpaquePointer!, _ placeholder: ds_placeholder,
  _ frame: UnsafeMutablePointer<ds_rect>!
) -> ds_status {
  status { () throws(Rejection) in
    let known = try StageHandle.stage(stage)
    let output = try required(frame)
    guard let shown = known.stage.scene.shownFrame(of: try known.placeholder(placeholder)) else {
      throw Rejection(DS_STATUS_END)
    }
    output.pointee = ds_rect(shown)
  }
}

/// `ds_preview_center` of the header.
@c @implementation package func ds_preview_center(
  _ stage: OpaquePointer!, _ session: ds_session, _ center: UnsafeMutablePointer<ds_point>!
) -> ds_status {
  status { () throws(Rejection) in
    let known = try StageHandle.stage(stage)
    let output = try required(center)
    guard let shown = known.stage.sessions.previewCenter(of: SessionID(session)) else {
      throw Rejection(DS_STATUS_END)
    }
    output.pointee = ds_point(x: shown.x, y: shown.y)
  }
}

/// `ds_arrival_at` of the header.
@c @implementation package func ds_arrival_at(
  _ stage: OpaquePointer!, _ session: ds_session, _ index: Int,
  _ view: UnsafeMutablePointer<ds_view>!, _ item: UnsafeMutablePointer<ds_item>!,
  _ frame: UnsafeMutablePointer<ds_rect>!
) -> ds_status {
  status { () throws(Rejection) in
    let known = try StageHandle.stage(stage)
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
