import CollectionLayout
import DragGeometry
import DragGestures

extension Stage {
  /// Adds a seat: a pointer whose drags a system owns, reported by ``StageEvent/host(_:_:)``.
  ///
  /// Items that other programs drag in are in a collection with the seat's name, without a frame on
  /// the stage, until the session ends. It belongs to the application named here.
  ///
  /// - Parameters:
  ///   - name: Its name, as the trace shows it.
  ///   - application: The application of the other programs; by default the seat's name.
  /// - Returns: Its id.
  /// - Throws: ``StageError/nameTaken(_:)``.
  public func addSeat(_ name: String, application: String? = nil) throws(StageError) -> PointerID {
    guard core.scene.isNameFree(name), core.pointersByName[name] == nil else {
      throw .nameTaken(name)
    }
    var options = ViewOptions()
    options.application = application ?? name
    options.allowsDragging = false
    options.acceptsDrops = false
    let outside = try addCollectionView(name, .zero, .frames, [], options, nil, nil)
    let seat = try addPointer(name, .mouse)
    core.state.pointers[seat.index].seat = SeatState(externalView: outside)
    core.seatsByView[outside] = seat
    return seat
  }
}
