package import CDragStage
import DragGeometry
import DragItems
import DragStage
import Machines

// Changes of the host's data, also during a drag; `dragstage.h` documents each function.

/// `ds_insert` of the header.
@c @implementation package func ds_insert(
  _ stage: OpaquePointer!, _ view: ds_view, _ items: UnsafePointer<UnsafePointer<CChar>?>!,
  _ item_count: Int, _ gap: ds_gap
) -> ds_status {
  edit(stage) { known throws(Rejection) in
    let view = try known.view(view)
    let items = try texts(items, item_count)
    try refusing { () throws(StageError) in
      try known.stage.insert(items, at: GapIndex(gap), in: view)
    }
  }
}

/// `ds_move_items` of the header.
@c @implementation package func ds_move_items(
  _ stage: OpaquePointer!, _ view: ds_view, _ items: UnsafePointer<ds_item>!,
  _ item_count: Int, _ gap: ds_gap
) -> ds_status {
  edit(stage) { known throws(Rejection) in
    let target = try known.view(view)
    let moving = try known.items(items, item_count, in: view)
    try refusing { () throws(StageError) in
      try known.stage.move(moving.map(\.item), to: GapIndex(gap), in: target)
    }
  }
}

/// `ds_select` of the header.
@c @implementation package func ds_select(
  _ stage: OpaquePointer!, _ view: ds_view, _ items: UnsafePointer<ds_item>!, _ item_count: Int
) -> ds_status {
  edit(stage) { known throws(Rejection) in
    let target = try known.view(view)
    let selected = try known.items(items, item_count, in: view)
    try refusing { () throws(StageError) in
      try known.stage.scene.select(selected, in: target)
    }
  }
}

/// `ds_delete` of the header.
@c @implementation package func ds_delete(
  _ stage: OpaquePointer!, _ view: ds_view, _ item: ds_item
) -> ds_status {
  edit(stage) { known throws(Rejection) in
    let reference = try known.item(item, in: view)
    try refusing { () throws(StageError) in try known.stage.delete(reference) }
  }
}

/// `ds_scroll` of the header.
@c @implementation package func ds_scroll(
  _ stage: OpaquePointer!, _ view: ds_view, _ step: ds_point
) -> ds_status {
  edit(stage) { known throws(Rejection) in
    let view = try known.view(view)
    try refusing { () throws(StageError) in
      try known.stage.scene.scroll(view, by: Point(x: step.x, y: step.y))
    }
  }
}

/// `ds_set_frame` of the header.
@c @implementation package func ds_set_frame(
  _ stage: OpaquePointer!, _ view: ds_view, _ frame: ds_rect
) -> ds_status {
  edit(stage) { known throws(Rejection) in
    let view = try known.view(view)
    try refusing { () throws(StageError) in try known.stage.scene.setFrame(Rect(frame), of: view) }
  }
}

/// `ds_schedule` of the header.
@c @implementation package func ds_schedule(
  _ stage: OpaquePointer!, _ delay_us: Int64,
  _ call: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!,
  _ context: UnsafeMutableRawPointer!
) -> ds_status {
  on(stage) { known throws(Rejection) in
    guard let call else { throw Rejection(DS_ERR_NULL) }
    guard delay_us >= 0 else { throw Rejection(DS_ERR_INVALID_VALUE) }
    known.stage.schedule(after: Microseconds(delay_us)) { [unowned known] in
      known.asking += 1
      defer { known.asking -= 1 }
      call(context)
    }
  }
}

/// `ds_set_options` of the header.
@c @implementation package func ds_set_options(
  _ stage: OpaquePointer!, _ view: ds_view, _ options: UnsafePointer<ds_view_options>!
) -> ds_status {
  edit(stage) { known throws(Rejection) in
    let view = try known.view(view)
    let given = try ds_view_options(reading: options) ?? .standard
    var changed = known.stage.scene.options(of: view)
    changed.setSwitches(of: given)
    try refusing { () throws(StageError) in
      try known.stage.scene.setOptions(changed, of: view)
    }
  }
}

/// `ds_set_sizes` of the header.
@c @implementation package func ds_set_sizes(
  _ stage: OpaquePointer!, _ view: ds_view, _ items: UnsafePointer<ds_item>!,
  _ sizes: UnsafePointer<ds_size>!, _ item_count: Int
) -> ds_status {
  on(stage) { known throws(Rejection) in
    let target = try known.view(view)
    let sized = try known.items(items, item_count, in: view)
    guard !sized.isEmpty else { return }
    let sizes = try required(sizes)
    var given: [ItemID: Size] = [:]
    for (index, item) in sized.enumerated() {
      given[item.item] = Size(width: sizes[index].width, height: sizes[index].height)
    }
    try refusing { () throws(StageError) in try known.stage.scene.setSizes(given, in: target) }
    known.noteEdit()
  }
}

/// `ds_add_unplaced` of the header.
@c @implementation package func ds_add_unplaced(
  _ stage: OpaquePointer!, _ view: ds_view, _ name: UnsafePointer<CChar>!,
  _ item: UnsafeMutablePointer<ds_item>!
) -> ds_status {
  edit(stage) { known throws(Rejection) in
    let output = try required(item)
    let view = try known.view(view)
    let name = try text(name)
    output.pointee = try refusing { () throws(StageError) in
      try known.stage.items.addUnplaced(name, to: view)
    }.item.rawValue
  }
}

/// `ds_remove_unplaced` of the header.
@c @implementation package func ds_remove_unplaced(
  _ stage: OpaquePointer!, _ view: ds_view, _ item: ds_item
) -> ds_status {
  edit(stage) { known throws(Rejection) in
    let reference = ItemReference(view: try known.view(view), item: try known.item(item))
    try refusing { () throws(StageError) in try known.stage.items.removeUnplaced(reference) }
  }
}

/// `ds_remove_view` of the header.
@c @implementation package func ds_remove_view(
  _ stage: OpaquePointer!, _ view: ds_view
) -> ds_status {
  edit(stage) { known throws(Rejection) in
    let view = try known.view(view)
    try refusing { () throws(StageError) in try known.stage.removeView(view) }
  }
}

extension GapIndex {
  fileprivate init(_ gap: ds_gap) {
    self.init(section: Int(gap.section), item: Int(gap.item))
  }
}
