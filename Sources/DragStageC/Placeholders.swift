package import CDragStage
import DragGeometry
import DragItems
import DragSessions
import DragStage

// Placeholders, adopted items, and the items of a session; `dragstage.h` documents each function.

/// `ds_placeholder_put` of the header.
@c @implementation package func ds_placeholder_put(
  _ stage: OpaquePointer!, _ session: ds_session, _ index: Int, _ gap: UnsafePointer<ds_gap>!,
  _ placeholder: UnsafeMutablePointer<ds_placeholder>!
) -> ds_status {
  on(stage) { known throws(Rejection) in
    let output = try required(placeholder)
    let coordinator = try known.coordinator(of: session)
    let item = try known.item(at: index, of: session)
    let gap = gap.map { GapIndex(section: Int($0.pointee.section), item: Int($0.pointee.item)) }
    let made = try refusing { () throws(StageError) in
      try coordinator.drop([item], toPlaceholdersAt: gap)
    }
    guard let made = made.first else { throw Rejection(DS_ERR_REJECTED) }
    output.pointee = ds_placeholder(known.placeholders.count)
    known.placeholders.append(made)
  }
}

/// `ds_placeholder_commit` of the header.
@c @implementation package func ds_placeholder_commit(
  _ stage: OpaquePointer!, _ placeholder: ds_placeholder, _ name: UnsafePointer<CChar>!
) -> ds_status {
  edit(stage) { known throws(Rejection) in
    let placeholder = try known.placeholder(placeholder)
    let name = try text(name)
    try refusing { () throws(StageError) in _ = try known.stage.commit(placeholder, as: name) }
  }
}

/// `ds_placeholder_delete` of the header.
@c @implementation package func ds_placeholder_delete(
  _ stage: OpaquePointer!, _ placeholder: ds_placeholder
) -> ds_status {
  edit(stage) { known throws(Rejection) in
    let placeholder = try known.placeholder(placeholder)
    try refusing { () throws(StageError) in try known.stage.delete(placeholder) }
  }
}

/// `ds_placeholder_gap` of the header.
@c @implementation package func ds_placeholder_gap(
  _ stage: OpaquePointer!, _ placeholder: ds_placeholder, _ gap: UnsafeMutablePointer<ds_gap>!
) -> ds_status {
  on(stage) { known throws(Rejection) in
    let output = try required(gap)
    guard let found = known.stage.scene.gap(of: try known.placeholder(placeholder)) else {
      throw Rejection(DS_ERR_REJECTED)
    }
    output.pointee = ds_gap(
      section: UInt32(clamping: found.section), item: UInt32(clamping: found.item))
  }
}

/// `ds_adopt` of the header.
@c @implementation package func ds_adopt(
  _ stage: OpaquePointer!, _ session: ds_session, _ index: Int, _ inserted: ds_item
) -> ds_status {
  edit(stage) { known throws(Rejection) in
    let coordinator = try known.coordinator(of: session)
    guard let view = coordinator.view else { throw Rejection(DS_ERR_REJECTED) }
    let item = try known.item(at: index, of: session)
    let row = ItemReference(view: view, item: ItemID(inserted))
    try refusing { () throws(StageError) in try coordinator.adopt(item, as: row) }
  }
}

/// `ds_session_item_at` of the header.
@c @implementation package func ds_session_item_at(
  _ stage: OpaquePointer!, _ session: ds_session, _ index: Int,
  _ view: UnsafeMutablePointer<ds_view>!, _ item: UnsafeMutablePointer<ds_item>!
) -> ds_status {
  on(stage) { known throws(Rejection) in
    let (viewPlace, itemPlace) = (try required(view), try required(item))
    let found = try known.item(at: index, of: session)
    viewPlace.pointee = found.origin.rawValue
    itemPlace.pointee = found.item.rawValue
  }
}

extension CStage {
  func placeholder(_ number: ds_placeholder) throws(Rejection) -> PlaceholderID {
    guard placeholders.indices.contains(Int(number)) else { throw Rejection(DS_ERR_UNKNOWN_NAME) }
    return placeholders[Int(number)]
  }

  /// The coordinator of a session that is not over; outside of a drop the stage rejects its choices.
  fileprivate func coordinator(of session: ds_session) throws(Rejection) -> DropCoordinator {
    let session = SessionID(session)
    guard stage.sessions.session(session) != nil else { throw Rejection(DS_ERR_REJECTED) }
    return stage.sessions.coordinator(of: session)
  }

  /// Where the item of a session at an index has arrived, or nil if it is shown nowhere.
  func arrival(
    at index: Int, of session: ds_session
  ) throws(Rejection) -> (view: ViewID, item: ItemID?, frame: Rect)? {
    _ = try item(at: index, of: session)
    switch stage.sessions.arrival(of: SessionID(session), at: index)?.place {
    case nil: return nil
    case .row(let row): return stage.scene.shownFrame(of: row).map { (row.view, row.item, $0) }
    case .placeholder(let placeholder):
      return stage.scene.shownFrame(of: placeholder).map { (placeholder.view, nil, $0) }
    }
  }

  fileprivate func item(at index: Int, of session: ds_session) throws(Rejection) -> DragItem {
    let items = stage.sessions.items(of: SessionID(session))
    guard items.indices.contains(index) else { throw Rejection(DS_ERR_UNKNOWN_NAME) }
    return items[index]
  }
}
