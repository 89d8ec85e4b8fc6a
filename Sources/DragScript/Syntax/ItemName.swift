/// An item as an action names it: what an application does with items of a drop, or of its data.
package enum ItemName: Hashable, Sendable {
  /// `milk`: the item of this id, where the action itself says whose it is.
  case id(Name)
  /// `list#milk` or `list[2]`: the item of a view.
  case ref(Ref)

  /// The item as a script writes it.
  package var text: String {
    switch self {
    case .id(let name): name.text
    case .ref(let ref): ref.text
    }
  }

  /// Its location.
  package var location: SourceLocation {
    switch self {
    case .id(let name): name.location
    case .ref(let ref): ref.location
    }
  }
}
