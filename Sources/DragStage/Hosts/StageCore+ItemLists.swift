import DragItems
import DragSessions
import Machines

// Systems with MIME types have one item, and express several only as a list in its data. So a drop
// whose best format is such a list waits for it, and is performed with the items of the list: the
// destination finds them in the session, as if they had entered individually.
extension StageCore {
  /// Requests the list of a drop, if it has one.
  ///
  /// - Returns: True if the drop waits.
  mutating func requestList(of session: SessionID) -> Bool {
    let drag = state.drags[session]
    guard let host = state.pointers[drag.pointer.index].seat, drag.source == host.externalView,
      let item = drag.items.first, let format = listFormat(of: host.drag, item, in: session)
    else { return false }
    state.drags[session].hostDrop?.list = format
    request(format, of: item, in: session)
    if let deadline = settings.loadDeadline {
      state.timers.set(.hostList(session), after: deadline)
    }
    return true
  }

  /// The format of a single item that may contain several items: a bundle, or a list if that is the
  /// best type that the destination takes.
  private func listFormat(of drag: HostDrag, _ item: DragItem, in session: SessionID) -> String? {
    guard drag.items.isEmpty else { return nil }
    if drag.formats.contains(ItemBundle.mimeType) { return ItemBundle.mimeType }
    let destination = state.drags[session].drag.session.context.current
    let accepted = destination.flatMap { scene.behavior(of: $0).acceptedTypes }
    let best = catalog.providers[item.reference].representations.first { offered in
      guard let accepted else {
        // A type that is not declared says nothing about the item.
        if AddressList.Form(format: offered.hostName ?? "") != nil { return true }
        if case .declared = catalog.types.status(of: offered.type) { return true }
        return false
      }
      return accepted.contains { catalog.types.conformance.conforms(offered.type, to: $0) }
    }
    return best?.hostName.flatMap { AddressList.Form(format: $0) == nil ? nil : $0 }
  }

  /// The session whose drop waits for an item's list, or nil.
  func waitingList(of reference: ItemReference) -> SessionID? {
    // An item with a list has entered from outside, through the seat that its view represents.
    guard let seat = seatsByView[reference.view],
      let session = state.drags.waitingSession(of: seat),
      state.drags[session].items.first?.reference == reference
    else { return nil }
    return session
  }

  /// Ends the wait of a drop for its list.
  ///
  /// - Returns: False if it does not wait, or its drag has ended meanwhile.
  mutating func endWait(of session: SessionID) -> Bool {
    guard isLive(session), state.drags[session].hostDrop?.list != nil else { return false }
    state.drags[session].hostDrop?.list = nil
    state.timers.stop(.hostList(session))
    return state.drags[session].drag.session.state == .dragging
  }

  /// The items of a list, or an empty array if it cannot be parsed or contains too many.
  ///
  /// The other formats of the drag belong to the first item, following the convention of programs
  /// that send several items.
  func incomingItems(
    in bytes: [UInt8], _ format: String, of reference: ItemReference
  ) -> [IncomingItem] {
    var incomingItems: [IncomingItem]
    var first = catalog.providers[reference]
    if let form = AddressList.Form(format: format) {
      incomingItems =
        AddressList(reading: bytes, as: form)?.incomingItems(form, under: format) ?? []
      if let held = incomingItems.first?.provider {
        first.replace(hostName: format, with: held.representations)
        first.suggestedName = held.suggestedName
      }
    } else {
      incomingItems = (try? ItemBundle(reading: bytes))?.incomingItems ?? []
      // The items are known now, but not which of them the drag's other formats refer to.
      let rest = first.representations.filter {
        $0.hostName != format
          && (AddressList.Form(format: $0.hostName ?? "") == nil
            || $0.type != .url && $0.type != .fileURL)
      }
      first = incomingItems.first?.provider ?? first
      for representation in rest { first.register(representation) }
    }
    guard (1...HostDrag.limit).contains(incomingItems.count) else { return [] }
    incomingItems[0] = IncomingItem(name: catalog.names[reference.item], provider: first)
    return incomingItems
  }

  /// Uses the data of an item as the list that its drop waits for.
  ///
  /// - Returns: The drag's event, because destinations that were queried are queried again; nil if
  ///   the items and their types are as before.
  mutating func unpack(
    _ bytes: [UInt8], as format: String, _ kinds: [TypeIdentifier], for reference: ItemReference,
    in session: SessionID
  ) -> DragSessionMachine.Event? {
    let incomingItems = incomingItems(in: bytes, format, of: reference)
    if incomingItems.count > 1 { return exchangeItems(of: session, for: incomingItems) }
    if let only = incomingItems.first {
      return exchangeData(of: reference, for: only.provider)
    }
    // Data that cannot be parsed is kept as it is, and is not an address.
    var provider = catalog.providers[reference]
    provider.replace(
      hostName: format,
      with: kinds.suffix(1).map { Representation($0, .data(bytes), delivery: .after(.zero)) })
    return exchangeData(of: reference, for: provider)
  }

  /// Stores the items that the system reports for a drag that has entered.
  ///
  /// - Returns: The drag's event; nil if the pointer is not a seat.
  mutating func unpack(
    _ items: [HostItem], from seat: PointerID, in session: SessionID
  ) -> DragSessionMachine.Event? {
    state.pointers[seat.index].seat?.drag.items = items
    guard let drag = state.pointers[seat.index].seat?.drag else { return nil }
    return exchangeItems(of: session, for: drag.incomingItems(by: catalog.types))
  }

  /// Replaces the items that have entered; queries are repeated.
  mutating func exchangeItems(
    of session: SessionID, for incomingItems: [IncomingItem]
  ) -> DragSessionMachine.Event {
    let seat = state.drags[session].pointer
    forgetOutside(state.drags[session])
    let items = itemsFromOutside(incomingItems, of: seat)
    state.drags[session].setItems(items)
    note(.unpacked(items.map { HostItem(catalog.names[$0.item]) }), from: seat)
    return .itemsChanged(Int32(clamping: items.count))
  }

  /// Replaces the provider of a drag's only item; queries are repeated if the new one lacks a type
  /// of the old one.
  private mutating func exchangeData(
    of reference: ItemReference, for provider: ItemProvider
  ) -> DragSessionMachine.Event? {
    let before = catalog.providers[reference].representations
    catalog.providers[reference] = provider
    // No representation is the bundle's own encoding.
    let isLess = before.contains { old in
      old.hostName != ItemBundle.mimeType
        && !provider.representations.contains {
          catalog.types.conformance.conforms($0.type, to: old.type)
        }
    }
    return isLess ? .itemsChanged(1) : nil
  }

  /// Lets a drop whose list does not arrive be performed with the one item, whose load fails.
  mutating func failList(of session: SessionID, reason: String) {
    guard let format = state.drags[session].hostDrop?.list,
      let item = state.drags[session].items.first
    else { return }
    catalog.providers[item.reference].replace(
      hostName: format,
      with: catalog.types.types(arrivingAs: format).map {
        Representation($0, .failure(reason), delivery: .after(.zero))
      })
  }
}
