import CollectionLayout
import CollectionModel
import DragGeometry
import DragGestures
import DragItems
import DragSessions
import Machines

extension Stage {
  /// Adds a seat: a pointer whose drags a system owns, told by ``StageEvent/host(_:_:)``.
  ///
  /// What other programs drag in stands in a collection of the seat's name, without a place on the
  /// stage, as long as its session goes on. It belongs to the application named here.
  ///
  /// - Parameters:
  ///   - name: Its name, as the trace shows it.
  ///   - application: Whoever the other programs are; the seat's name where none is given.
  /// - Returns: Its id.
  /// - Throws: ``StageError/nameTaken(_:)``.
  public func addSeat(_ name: String, application: String? = nil) throws(StageError) -> PointerID {
    guard scene.isNameFree(name), !pointerNames.contains(name) else { throw .nameTaken(name) }
    var options = ViewOptions()
    options.application = application ?? name
    options.lendsItems = false
    options.takesDrops = false
    let outside = try addCollection(
      name, frame: .zero, layout: .frames, options: options, source: nil)
    let seat = try addPointer(name, .mouse)
    situation.pointers[seat.index].seat = SeatSituation(outside: outside)
    return seat
  }

  /// Whether a view stands for what lies outside of the stage, in other programs.
  public func isOutside(_ view: ViewID) -> Bool {
    situation.pointers.contains { $0.seat?.outside == view }
  }

  /// Whether a pointer is a seat, whose drags the system owns and shows.
  public func isSeat(_ pointer: PointerID) -> Bool {
    isKnown(pointer) && situation.pointers[pointer.index].seat != nil
  }

  /// What a drag brings: its items, else one of all its formats.
  func parcels(of drag: HostDrag) -> [Parcel] {
    let common = provider(of: drag.formats)
    guard !drag.items.isEmpty else { return [Parcel(name: "", provider: common)] }
    return drag.items.map { item in
      Parcel(
        name: item.name, provider: item.formats.isEmpty ? common : provider(of: item.formats))
    }
  }

  /// The items of a drag that has come in stand outside from now on, each with what it may bring.
  func itemsFromOutside(_ parcels: [Parcel], of seat: PointerID) -> [DragItem] {
    guard let outside = situation.pointers[seat.index].seat?.outside,
      var content = scene[outside].collection
    else { return [] }
    let items = parcels.map { parcel in
      let item = freeItem(parcel.name, from: seat, in: content)
      _ = content.changeOrNil { order throws(SnapshotError<Int, ItemID>) in
        let end = GapIndex(section: 0, item: order.numberOfItems)
        _ = try order.insert([item], at: end)
      }
      providers[ItemReference(view: outside, item: item)] = parcel.provider
      return DragItem(item: item, origin: outside)
    }
    scene[outside].collection = content
    return items
  }

  /// An item of a name that no other one outside has now, or of a number where it has none.
  private func freeItem(
    _ name: String, from seat: PointerID, in content: CollectionContent
  ) -> ItemID {
    if name.isEmpty {
      situation.pointers[seat.index].seat?.itemCount += 1
      let number = situation.pointers[seat.index].seat?.itemCount ?? 1
      return names.item(named: "\(pointerNames[seat.index])-\(number)")
    }
    let item = names.item(named: name)
    guard content.order.contains(item) else { return item }
    var number = 2
    while content.order.contains(names.item(named: "\(name)-\(number)")) { number += 1 }
    return names.item(named: "\(name)-\(number)")
  }

  /// What an item may bring: a declared type for each format that has one, else the format as a type
  /// of its own; what can be neither is passed over.
  private func provider(of formats: [String]) -> ItemProvider {
    var provider = ItemProvider()
    for format in formats {
      guard let type = types.type(arrivingAs: format) else { continue }
      provider.register(Representation(type, .data([]), delivery: .manual, hostName: format))
    }
    return provider
  }

  /// What came from outside for a session goes with it.
  func forgetOutside(_ drag: DragSituation) {
    guard let outside = situation.pointers[drag.pointer.index].seat?.outside,
      drag.source == outside, var content = scene[outside].collection
    else { return }
    let items = drag.items.filter { $0.origin == outside }
    _ = content.changeOrNil { order throws(SnapshotError<Int, ItemID>) in
      try order.delete(items.map(\.item))
    }
    scene[outside].collection = content
    for item in items { providers.remove(item.reference) }
  }

  /// The seat that an item stands outside of, or nil for an item of a view.
  func seat(of item: DragItem) -> PointerID? {
    guard !situation.pointers.isEmpty else { return nil }
    return situation.pointers.firstIndex { $0.seat?.outside == item.origin }
      .map { PointerID(index: $0) }
  }

  /// Brings the bytes of an item from outside to the load that waits for them.
  func deliver(
    _ bytes: [UInt8], of type: TypeIdentifier?, for reference: ItemReference
  ) throws(StageError) {
    if try unpack(bytes, of: type, for: reference) { return }
    let waiting = situation.loads.first { load in
      guard load.item.reference == reference, let kept = representation(of: load) else {
        return false
      }
      return kept.delivery == .manual && (type == nil || kept.type == type)
    }
    guard let waiting, let kept = representation(of: waiting) else {
      return try answerAgain(reference, on: .delivered)
    }
    providers[reference].replace(
      with: Representation(
        kept.type, .data(bytes), visibility: kept.visibility, delivery: .manual, form: kept.form,
        claimedSize: kept.claimedSize))
    completeLoad(waiting.token)
  }
}

/// An item that comes in: its name, and what it may bring.
struct Parcel {
  let name: String
  let provider: ItemProvider
}

extension TypeRegistry {
  /// The type of a format, a MIME type or a clipboard format, or nil for what is none.
  func type(arrivingAs format: String) -> TypeIdentifier? {
    let system: WireFormat.System = format.utf8.contains(0x2F) ? .mime : .clipboard
    return try? type(ofFormat: format, in: system).type
  }
}
