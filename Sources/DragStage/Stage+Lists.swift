import DragItems
import DragSessions
import Machines

// Systems of MIME types know one item, and several only as a list in its data. So a drop whose best
// format is such a list waits for it, and is performed with the items that it holds: whoever performs
// finds them in the session, as if they had come in one by one.
extension Stage {
  /// The system tells the items of a drag that has come in.
  func unpack(_ items: [HostItem], from seat: PointerID) throws(StageError) {
    guard HostDrag.mayHold(items, besides: 0) else { throw .hostRefused(.tooMany) }
    guard try isInside(seat), let index = situation.hosted(by: seat), !items.isEmpty,
      situation.drags[index].id == situation.pointers[seat.index].seat?.visitor
    else { return }
    situation.pointers[seat.index].seat?.drag.items = items
    guard let drag = situation.pointers[seat.index].seat?.drag else { return }
    exchangeItems(of: index, for: parcels(of: drag))
  }

  /// Asks for the list of a drop, where it has one.
  ///
  /// - Returns: Whether the drop waits.
  func askForList(of index: Int) -> Bool {
    let drag = situation.drags[index]
    guard let host = situation.pointers[drag.pointer.index].seat, drag.source == host.outside,
      let item = drag.items.first, let format = listFormat(of: host.drag)
    else { return false }
    situation.drags[index].hostDrop?.list = format
    record(.transfer(.requested(item.reference, format)), session: drag.id)
    orders.append(.requestData(item.reference, format))
    if let deadline = settings.loadDeadline {
      situation.timers.set(.hostList(drag.id), after: deadline)
    }
    // What waits for a pointer to rest has waited for nothing.
    updateSpring(of: index)
    if settings.autoScroll != nil { updateAutoScroll(of: index) }
    return true
  }

  /// The format of a drag of one item in which there may be several.
  private func listFormat(of drag: HostDrag) -> String? {
    guard drag.items.isEmpty else { return nil }
    if drag.formats.contains(ItemBundle.mimeType) { return ItemBundle.mimeType }
    let best = drag.formats.first { types.type(arrivingAs: $0) != nil }
    return best == AddressList.mimeType || best == "CF_HDROP" ? best : nil
  }

  /// The items whose lists are waited for.
  var waitingLists: [ItemReference] {
    situation.drags.compactMap { $0.isWaitingForList ? $0.items.first?.reference : nil }
  }

  private func waitingList(of reference: ItemReference) -> Int? {
    situation.drags.firstIndex {
      $0.isWaitingForList && $0.items.first?.reference == reference
    }
  }

  /// Takes the data of an item as the list that its drop waits for.
  ///
  /// - Returns: False where no drop does.
  func unpack(
    _ bytes: [UInt8], of type: TypeIdentifier?, for reference: ItemReference
  ) throws(StageError) -> Bool {
    guard let index = waitingList(of: reference),
      let format = situation.drags[index].hostDrop?.list, let kind = types.type(arrivingAs: format)
    else { return false }
    guard type == nil || type == kind else { throw .nothingLoading(names[reference.item]) }
    let rest = providers[reference]
    let parcels = self.parcels(in: bytes, format, besides: rest, of: reference)
    if parcels.count > 1 {
      exchangeItems(of: index, for: parcels)
    } else if let only = parcels.first {
      providers[reference] = only.provider
    } else {
      // What cannot be read goes on as it is.
      providers[reference].replace(
        with: Representation(kind, .data(bytes), delivery: .after(.zero)))
    }
    performListed(situation.drags[index].id)
    return true
  }

  /// The items of a list, or none where it cannot be read or holds too many.
  ///
  /// The other formats of the drag are the first one's, as those say who send several items.
  private func parcels(
    in bytes: [UInt8], _ format: String, besides rest: ItemProvider, of reference: ItemReference
  ) -> [Parcel] {
    var held =
      format == ItemBundle.mimeType
      ? (try? ItemBundle(reading: bytes))?.representations ?? []
      : AddressList(reading: bytes)?.representations ?? []
    guard (1...HostDrag.limit).contains(held.count) else { return [] }
    held[0] += rest.representations.filter { types.type(arrivingAs: format) != $0.type }
    return held.enumerated().map { place, representations in
      var provider = ItemProvider()
      for representation in representations { provider.register(representation) }
      return Parcel(name: place == 0 ? names[reference.item] : "", provider: provider)
    }
  }

  /// Other items stand in the place of those that came in; whoever looked at them looks again.
  private func exchangeItems(of index: Int, for parcels: [Parcel]) {
    let seat = situation.drags[index].pointer
    forgetOutside(situation.drags[index])
    let items = itemsFromOutside(parcels, of: seat)
    situation.drags[index].items = items
    note(.unpacked(items.map { HostItem(names[$0.item]) }), from: seat)
    step(at: index, on: .itemsChanged(Int32(clamping: items.count)))
  }

  /// A list does not come: the drop is performed with the one item, whose load fails.
  ///
  /// - Returns: False where no drop waits for it.
  func failList(_ reference: ItemReference, reason: String) -> Bool {
    guard let index = waitingList(of: reference),
      let kind = types.type(arrivingAs: situation.drags[index].hostDrop?.list ?? "")
    else { return false }
    providers[reference].replace(
      with: Representation(kind, .failure(reason), delivery: .after(.zero)))
    performListed(situation.drags[index].id)
    return true
  }

  func expireList(of session: SessionID) {
    guard let index = place(of: session), situation.drags[index].isWaitingForList,
      let item = situation.drags[index].items.first
    else { return }
    _ = failList(item.reference, reason: "the list of the items has not come")
  }

  /// A seat has one drag at a time: the drop that it left behind goes on without its list.
  func giveUpList(of seat: PointerID) {
    let waiting = situation.drags.first { $0.pointer == seat && $0.isWaitingForList }
    guard let item = waiting?.items.first else { return }
    _ = failList(item.reference, reason: "another drag has begun")
  }

  private func performListed(_ session: SessionID) {
    guard let index = place(of: session), situation.drags[index].hostDrop?.list != nil else {
      return
    }
    situation.drags[index].hostDrop?.list = nil
    situation.timers.stop(.hostList(session))
    guard situation.drags[index].drag.session.state == .dragging else { return }
    step(at: index, on: .released(anyItemLeft: isAnyItemLeft(in: session)))
  }
}

extension HostDrag {
  /// Whether so many items and formats are no more than a drag may have.
  static func mayHold(_ items: [HostItem], besides formats: Int) -> Bool {
    items.count <= limit && items.reduce(formats) { $0 + $1.formats.count } <= limit
  }
}

extension DragSituation {
  /// Whether the drag was dropped, and what it holds is not known yet.
  var isWaitingForList: Bool { drag.session.state == .dragging && hostDrop?.list != nil }
}

extension ItemBundle {
  /// What each item brings, which is here already.
  fileprivate var representations: [[Representation]] {
    items.map { parts in
      parts.map { Representation($0.type, .data($0.bytes), delivery: .after(.zero)) }
    }
  }
}

extension AddressList {
  /// What each address brings: itself, and a list of it alone.
  fileprivate var representations: [[Representation]] {
    addresses.map { address in
      let own = Self.isFile(address) ? "public.file-url" : "public.url"
      let list = AddressList([address]).bytes
      return [(own, Array(address.utf8)), (Self.mimeType, list)].compactMap { name, bytes in
        (try? TypeIdentifier(name)).map {
          Representation($0, .data(bytes), delivery: .after(.zero))
        }
      }
    }
  }
}
