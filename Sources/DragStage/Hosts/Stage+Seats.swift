import CollectionLayout
import DragGeometry
import DragGestures

extension Stage {
  /// Adds a seat: a pointer whose drags a system owns, reported by ``StageEvent/host(_:_:)``.
  ///
  /// What other programs drag in stands in a collection of the seat's name, without a place on the
  /// stage, as long as its session goes on. It belongs to the application named here.
  ///
  /// - Parameters:
  ///   - name: Its name, as the trace shows it.
  ///   - application: The application of the other programs; the seat's name where none is given.
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

  /// Whether a view stands for what lies outside of the stage, in other programs.
  public func isOutside(_ view: ViewID) -> Bool { core.seatsByView[view] != nil }

  /// Whether a pointer is a seat, whose drags the system owns and shows.
  public func isSeat(_ pointer: PointerID) -> Bool {
    core.isKnown(pointer) && core.state.pointers[pointer.index].seat != nil
  }
}
