import DragItems
import DragSessions
import Machines

// Systems with MIME types have one item, and express several only as a list in its data. So a drop
// whose best format is such a list waits for it, and is performed with the items of the list: the
// destination finds them in the session, as if they had entered individually.
extension Stage {
  /// Stores the items that the system reports for a drag that has entered.
  func unpack(_ items: [HostItem], from seat: PointerID) throws(StageError) {
    guard HostDrag.mayHold(items, besides: 0) else { throw .hostRefused(.tooMany) }
    guard try core.isInside(seat), let session = core.state.hosted(by: seat), !items.isEmpty,
      session == core.state.pointers[seat.index].seat?.foreignSession
    else { return }
    core.state.pointers[seat.index].seat?.drag.items = items
    guard let drag = core.state.pointers[seat.index].seat?.drag else { return }
    exchangeItems(of: session, for: core.incomingItems(of: drag))
  }

  /// Requests the list of a drop, if it has one.
  ///
  /// - Returns: True if the drop waits.
  func askForList(of session: SessionID) -> Bool {
    let drag = core.state.drags[session]
    guard let host = core.state.pointers[drag.pointer.index].seat, drag.source == host.externalView,
      let item = drag.items.first, let format = listFormat(of: host.drag, item, in: session)
    else { return false }
    core.state.drags[session].hostDrop?.list = format
    core.record(.transfer(.requested(item.reference, format)), session: drag.id)
    core.commands.append(.requestData(item.reference, format))
    if let deadline = settings.loadDeadline {
      core.state.timers.set(.hostList(drag.id), after: deadline)
    }
    // Spring-loading and auto-scrolling are stopped.
    updateSpring(of: session)
    if settings.autoScroll != nil { core.updateAutoScroll(of: session) }
    return true
  }

  /// The format of a single item that may contain several items: a bundle, or a list if that is the
  /// best type that the destination takes.
  private func listFormat(of drag: HostDrag, _ item: DragItem, in session: SessionID) -> String? {
    guard drag.items.isEmpty else { return nil }
    if drag.formats.contains(ItemBundle.mimeType) { return ItemBundle.mimeType }
    let destination = core.state.drags[session].drag.session.context.current
    let accepted = destination.flatMap { core.scene.behavior(of: $0).acceptedTypes }
    let best = core.providers[item.reference].representations.first { offered in
      guard let accepted else {
        // A type that is not declared says nothing about the item.
        return AddressList.Form(format: offered.hostName ?? "") != nil || isDeclared(offered.type)
      }
      return accepted.contains { core.types.conformance.conforms(offered.type, to: $0) }
    }
    return best?.hostName.flatMap { AddressList.Form(format: $0) == nil ? nil : $0 }
  }

  private func isDeclared(_ type: TypeIdentifier) -> Bool {
    if case .declared = core.types.status(of: type) { true } else { false }
  }

  /// The items whose lists are requested.
  var waitingLists: [ItemReference] {
    core.state.drags.waitingSessions.compactMap {
      core.state.drags[$0].items.first?.reference
    }
  }

  /// The session whose drop waits for an item's list, or nil.
  func waitingList(of reference: ItemReference) -> SessionID? {
    // An item with a list has entered from outside, through the seat that its view represents.
    guard let seat = core.seatsByView[reference.view],
      let session = core.state.drags.waitingSession(of: seat),
      core.state.drags[session].items.first?.reference == reference
    else { return nil }
    return session
  }

  /// Uses the data of an item as the list that its drop waits for.
  ///
  /// - Returns: False if no drop waits for it.
  func unpack(
    _ bytes: [UInt8], of type: TypeIdentifier?, for reference: ItemReference
  ) throws(StageError) -> Bool {
    guard let session = waitingList(of: reference),
      let format = core.state.drags[session].hostDrop?.list
    else { return false }
    let kinds = core.types.types(arrivingAs: format)
    guard type.map(kinds.contains) != false else {
      throw .nothingLoading(core.names[reference.item])
    }
    let incomingItems = incomingItems(in: bytes, format, of: reference)
    if incomingItems.count > 1 {
      exchangeItems(of: session, for: incomingItems)
    } else if let only = incomingItems.first {
      exchangeData(of: session, for: only.provider)
    } else {
      // Data that cannot be parsed is kept as it is, and is not an address.
      var provider = core.providers[reference]
      provider.replace(
        hostName: format,
        with: kinds.suffix(1).map { Representation($0, .data(bytes), delivery: .after(.zero)) })
      exchangeData(of: session, for: provider)
    }
    performListed(session)
    return true
  }

  /// The items of a list, or an empty array if it cannot be parsed or contains too many.
  ///
  /// The other formats of the drag belong to the first item, following the convention of programs
  /// that send several items.
  private func incomingItems(
    in bytes: [UInt8], _ format: String, of reference: ItemReference
  ) -> [IncomingItem] {
    var incomingItems: [IncomingItem]
    var first = core.providers[reference]
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
    incomingItems[0] = IncomingItem(name: core.names[reference.item], provider: first)
    return incomingItems
  }

  /// Replaces the items that have entered; queries are repeated.
  private func exchangeItems(of session: SessionID, for incomingItems: [IncomingItem]) {
    let seat = core.state.drags[session].pointer
    core.forgetOutside(core.state.drags[session])
    let items = core.itemsFromOutside(incomingItems, of: seat)
    core.state.drags[session].setItems(items)
    core.note(.unpacked(items.map { HostItem(core.names[$0.item]) }), from: seat)
    stepNow(session, on: .itemsChanged(Int32(clamping: items.count)))
  }

  /// Replaces the provider of a drag's only item.
  ///
  /// If the new one lacks a type of the old one, each destination that was queried is queried again.
  private func exchangeData(of session: SessionID, for provider: ItemProvider) {
    guard let reference = core.state.drags[session].items.first?.reference else { return }
    let before = core.providers[reference].representations
    core.providers[reference] = provider
    // No representation is the bundle's own encoding.
    let isLess = before.contains { old in
      old.hostName != ItemBundle.mimeType
        && !provider.representations.contains {
          core.types.conformance.conforms($0.type, to: old.type)
        }
    }
    if isLess { stepNow(session, on: .itemsChanged(1)) }
  }

  /// Handles a list that does not arrive: the drop is performed with the one item, whose load
  /// fails.
  ///
  /// - Returns: False if no drop waits for it.
  func failList(_ reference: ItemReference, reason: String) -> Bool {
    guard let session = waitingList(of: reference),
      let format = core.state.drags[session].hostDrop?.list
    else { return false }
    core.providers[reference].replace(
      hostName: format,
      with: core.types.types(arrivingAs: format).map {
        Representation($0, .failure(reason), delivery: .after(.zero))
      })
    performListed(session)
    return true
  }

  func expireList(of session: SessionID) {
    guard core.isLive(session), core.state.drags[session].isWaitingForList,
      let item = core.state.drags[session].items.first
    else { return }
    _ = failList(item.reference, reason: "the list of the items has not come")
  }

  /// A seat has one drag at a time: the pending drop of its previous drag continues without its
  /// list.
  func giveUpList(of seat: PointerID) {
    guard let session = core.state.drags.waitingSession(of: seat),
      let item = core.state.drags[session].items.first
    else { return }
    _ = failList(item.reference, reason: "another drag has begun")
  }

  private func performListed(_ session: SessionID) {
    guard core.isLive(session), core.state.drags[session].hostDrop?.list != nil else {
      return
    }
    core.state.drags[session].hostDrop?.list = nil
    core.state.timers.stop(.hostList(session))
    guard core.state.drags[session].drag.session.state == .dragging else { return }
    stepNow(session, on: .released(anyItemLeft: core.isAnyItemLeft(in: session)))
  }
}

extension ItemBundle {
  /// The items of the bundle, whose data is available already.
  fileprivate var incomingItems: [IncomingItem] {
    items.map { parts in
      var provider = ItemProvider()
      for part in parts {
        provider.register(Representation(part.type, .data(part.bytes), delivery: .after(.zero)))
      }
      return IncomingItem(name: "", provider: provider)
    }
  }
}

extension AddressList {
  /// The items of a list: each with its address, a list of it alone, and the original format's
  /// name.
  fileprivate func incomingItems(_ form: Form, under format: String) -> [IncomingItem] {
    addresses.enumerated().map { place, address in
      let title = place < titles.count ? titles[place] : ""
      var provider = ItemProvider()
      func add(_ type: TypeIdentifier, _ bytes: [UInt8]) {
        provider.register(Representation(type, .data(bytes), delivery: .after(.zero)))
      }
      add(form == .files || Self.isFile(address) ? .fileURL : .url, Array(address.utf8))
      if let list = try? TypeIdentifier(Self.mimeType) { add(list, AddressList([address]).bytes) }
      if form == .titled, format.utf8.contains(0x2F), let own = try? TypeIdentifier(format) {
        add(own, Array("\(address)\r\n\(title)".utf8))
      }
      if !title.isEmpty { provider.suggestedName = title }
      return IncomingItem(name: "", provider: provider)
    }
  }
}

extension ItemProvider {
  /// Stores the data of a list for everything that entered under its format: the first address is
  /// the item's, and determines whether it is a file.
  mutating func answer(_ bytes: [UInt8], listing form: AddressList.Form, under format: String) {
    func answered(_ type: TypeIdentifier, _ bytes: [UInt8]) -> Representation {
      Representation(type, .data(bytes), delivery: .manual, hostName: format)
    }
    var answers = representations.filter {
      $0.hostName == format && $0.type != .url && $0.type != .fileURL
    }.map { answered($0.type, bytes) }
    if let first = AddressList(reading: bytes, as: form)?.addresses.first {
      let type = form == .files || AddressList.isFile(first) ? TypeIdentifier.fileURL : .url
      answers.insert(answered(type, Array(first.utf8)), at: 0)
    }
    replace(hostName: format, with: answers)
  }
}
