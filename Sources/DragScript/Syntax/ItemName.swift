/// An item named by an action on a drop or on the data.
package enum ItemName: Equatable, Sendable {
  /// `milk`: an id alone, if the action determines the view.
  case id(Name)
  /// `list#milk` or `list[2]`: the item of a view.
  case ref(Ref)

  /// The item in script form.
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
