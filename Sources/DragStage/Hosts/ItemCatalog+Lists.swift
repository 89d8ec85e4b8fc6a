import DragItems

// Systems with MIME types have one item, and express several only as a list in its data. So a drop
// whose best format is such a list waits for it, and is performed with the items of the list: the
// destination finds them in the session, as if they had entered individually.
extension ItemCatalog {
  /// The format of an item that may contain several items: a bundle, or a list if that is the best
  /// type that its destination takes; nil if there is none.
  func listFormat(of drag: HostDrag, _ item: DragItem, accepted: [TypeIdentifier]?) -> String? {
    guard drag.items.isEmpty else { return nil }
    if drag.formats.contains(ItemBundle.mimeType) { return ItemBundle.mimeType }
    let best = providers[item.reference].representations.first { offered in
      guard let accepted else {
        // A type that is not declared says nothing about the item.
        if AddressList.Form(format: offered.hostName ?? "") != nil { return true }
        if case .declared = types.status(of: offered.type) { return true }
        return false
      }
      return accepted.contains { types.conformance.conforms(offered.type, to: $0) }
    }
    return best?.hostName.flatMap { AddressList.Form(format: $0) == nil ? nil : $0 }
  }

  /// The items of a list, or an empty array if it cannot be parsed or contains too many.
  ///
  /// The other formats of the drag belong to the first item, following the convention of programs
  /// that send several items.
  func incomingItems(
    in bytes: [UInt8], _ format: String, of reference: ItemReference
  ) -> [IncomingItem] {
    var incomingItems: [IncomingItem]
    var first = providers[reference]
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
    incomingItems[0] = IncomingItem(name: names[reference.item], provider: first)
    return incomingItems
  }

  /// The provider of an item whose list cannot be parsed: its data is kept as it is, and is not an address.
  func provider(
    of reference: ItemReference, keeping bytes: [UInt8], as format: String,
    _ kinds: [TypeIdentifier]
  ) -> ItemProvider {
    var provider = providers[reference]
    provider.replace(
      hostName: format,
      with: kinds.suffix(1).map { Representation($0, .data(bytes), delivery: .after(.zero)) })
    return provider
  }

  /// Replaces the provider of an item that has entered.
  ///
  /// - Returns: True if the new one lacks a type of the old one.
  mutating func exchange(_ provider: ItemProvider, of reference: ItemReference) -> Bool {
    let before = providers[reference].representations
    providers[reference] = provider
    // No representation is the bundle's own encoding.
    return before.contains { old in
      old.hostName != ItemBundle.mimeType
        && !provider.representations.contains { types.conformance.conforms($0.type, to: old.type) }
    }
  }

  /// Lets the load of a list fail that does not arrive.
  mutating func failList(_ format: String, of reference: ItemReference, reason: String) {
    providers[reference].replace(
      hostName: format,
      with: types.types(arrivingAs: format).map {
        Representation($0, .failure(reason), delivery: .after(.zero))
      })
  }
}
