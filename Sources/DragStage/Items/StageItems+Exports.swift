import DragItems

extension StageItems {
  /// The data of a drag for programs that accept one item with several formats, best format first.
  ///
  /// A representation is exported if every application may see it and its data is there.
  ///
  /// - The addresses of all items form one `text/uri-list`, in the items' order.
  /// - The texts of all items form one text, a line each; plain text is also offered without a
  ///   charset.
  /// - Any other type has the data of the first item that offers it.
  /// - Several items are also exported as a bundle, which is complete, and last: a stage that is
  ///   dropped on takes its items one by one.
  ///
  /// - Parameters:
  ///   - items: The items, such as those of an offer (``HostOffer/items``).
  ///   - caption: The text of an item that exports nothing else, or nil for none.
  /// - Returns: Each MIME type once, with its data.
  /// - Complexity: O(bytes), times the logarithm of the number of types for their names.
  public func exports(
    of items: [ItemReference], caption: (ItemReference) -> String? = { _ in nil }
  ) -> [(format: String, bytes: [UInt8])] {
    let bundle = ItemBundle(
      items.map { item in
        let parts = exportedParts(of: item)
        guard parts.isEmpty, let text = caption(item) else { return parts }
        return [ItemBundle.Part(.utf8PlainText, Array(text.utf8))]
      })
    return bundle.offered(knowing: types).map { ($0.format, $0.bytes) }
  }

  private func exportedParts(of item: ItemReference) -> [ItemBundle.Part] {
    var parts: [ItemBundle.Part] = []
    for representation in provider(of: item).representations {
      guard representation.visibility == .all, case .after = representation.delivery,
        case .data(let bytes) = representation.outcome
      else { continue }
      parts.append(ItemBundle.Part(representation.type, bytes))
    }
    return parts
  }
}
