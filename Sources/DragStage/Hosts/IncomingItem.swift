import DragItems

/// An item that enters: its name, and its provider.
struct IncomingItem {
  let name: String
  let provider: ItemProvider
}

extension ItemBundle {
  /// The items of the bundle, whose data is available already.
  var incomingItems: [IncomingItem] {
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
  func incomingItems(_ form: Form, under format: String) -> [IncomingItem] {
    addresses.enumerated().map { index, address in
      let title = index < titles.count ? titles[index] : ""
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

extension HostDrag {
  /// The items that it brings, or one item with all its formats.
  func incomingItems(by types: TypeRegistry) -> [IncomingItem] {
    let common = types.provider(of: formats)
    guard !items.isEmpty else { return [IncomingItem(name: "", provider: common)] }
    return items.map { item in
      IncomingItem(
        name: item.name,
        provider: item.formats.isEmpty ? common : types.provider(of: item.formats))
    }
  }
}

extension TypeRegistry {
  /// The provider of formats: a declared type for each format that has one, an address for a list
  /// of addresses, else the format as a type of its own; formats that are not valid types are
  /// skipped.
  func provider(of formats: [String]) -> ItemProvider {
    var provider = ItemProvider()
    for format in formats {
      for type in types(arrivingAs: format) {
        provider.register(Representation(type, .data([]), delivery: .manual, hostName: format))
      }
    }
    return provider
  }
}
