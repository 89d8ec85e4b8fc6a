package import CDragStage
import DragGeometry
import DragItems
import DragStage

// Changes of the host's data, also during a drag; `dragstage.h` documents each function.

/// `ds_insert` of the header.
@c @implementation package func ds_insert(
  _ stage: OpaquePointer!, _ view: ds_view, _ items: UnsafePointer<UnsafePointer<CChar>?>!,
  _ item_count: Int, _ gap: ds_gap
) -> ds_status {
  status { () throws(Refusal) in
    let known = try StageHandle.stage(stage)
    let view = try known.view(view)
    let items = try texts(items, item_count)
    try refusing { () throws(StageError) in
      try known.stage.insert(items, at: GapIndex(gap), in: view)
    }
    known.noteEdit()
  }
}

/// `ds_move_items` of the header.
@c @implementation package func ds_move_items(
  _ stage: OpaquePointer!, _ view: ds_view, _ items: UnsafePointer<ds_item>!,
  _ item_count: Int, _ gap: ds_gap
) -> ds_status {
  status { () throws(Refusal) in
    let known = try StageHandle.stage(stage)
    let place = try known.view(view)
    guard item_count >= 0, item_count <= Int(DS_LIST_LIMIT) else {
      throw Refusal(DS_ERR_INVALID_VALUE)
    }
    let start = item_count == 0 ? nil : try required(items)
    var moving: [ItemID] = []
    for index in 0..<item_count {
      if let number = start?[index] { moving.append(try known.item(number, in: view).item) }
    }
    try refusing { () throws(StageError) in
      try known.stage.move(moving, to: GapIndex(gap), in: place)
    }
    known.noteEdit()
  }
}

/// `ds_delete` of the header.
@c @implementation package func ds_delete(
  _ stage: OpaquePointer!, _ view: ds_view, _ item: ds_item
) -> ds_status {
  status { () throws(Refusal) in
    let known = try StageHandle.stage(stage)
    let reference = try known.item(item, in: view)
    try refusing { () throws(StageError) in try known.stage.delete(reference) }
    known.noteEdit()
  }
}

/// `ds_scroll` of the header.
@c @implementation package func ds_scroll(
  _ stage: OpaquePointer!, _ view: ds_view, _ step: ds_point
) -> ds_status {
  status { () throws(Refusal) in
    let known = try StageHandle.stage(stage)
    let view = try known.view(view)
    try refusing { () throws(StageError) in
      try known.stage.scene.scroll(view, by: Point(x: step.x, y: step.y))
    }
    known.noteEdit()
  }
}

/// `ds_set_frame` of the header.
@c @implementation package func ds_set_frame(
  _ stage: OpaquePointer!, _ view: ds_view, _ frame: ds_rect
) -> ds_status {
  status { () throws(Refusal) in
    let known = try StageHandle.stage(stage)
    let view = try known.view(view)
    try refusing { () throws(StageError) in try known.stage.scene.setFrame(Rect(frame), of: view) }
    known.noteEdit()
  }
}

/// `ds_remove_view` of the header.
@c @implementation package func ds_remove_view(
  _ stage: OpaquePointer!, _ view: ds_view
) -> ds_status {
  status { () throws(Refusal) in
    let known = try StageHandle.stage(stage)
    let view = try known.view(view)
    try refusing { () throws(StageError) in try known.stage.removeView(view) }
    known.noteEdit()
  }
}

extension GapIndex {
  fileprivate init(_ gap: ds_gap) {
    self.init(section: Int(gap.section), item: Int(gap.item))
  }
}
