public import Foundation

/// The words for a registration that is made again for each view.
private let madeInside =
  "Attempted to dequeue a cell using a registration that was created inside "
  + "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell "
  + "provider. Creating a new registration each time a cell is requested will prevent reuse and "
  + "cause created cells to remain inaccessible in memory for the lifetime of the collection view. "
  + "Registrations should be created up front and reused."

extension UICollectionView {
  /// The class of the cells of a type of items, and the function that sets one up.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Sets a cell up.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let identifier = Registrations.next()
    let isMadeInside = Registrations.isMakingCell
    let handler: Handler

    /// Makes a registration; it is made once, and not while a cell is asked for.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// The class of the views of a kind beside the cells, and the function that sets one up.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Sets a view up.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identifier = Registrations.next()
    let elementKind: String
    let handler: Handler

    /// Makes a registration; it is made once, and not while a view is asked for.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// A cell of a registration, used again or made, and set up for an item.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if registration.isMadeInside { DrivenScreen.fail(madeInside, on: list.screen) }
    if reuse.classes[registration.identifier] == nil {
      register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    }
    let cell = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = cell as? Cell else { return ViewMaker.make(Cell.self) }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A view of a registration, used again or made, and set up.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let kind = registration.elementKind
    if reuse.classes[Self.reuseKey(kind, registration.identifier)] == nil {
      register(
        Supplementary.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: registration.identifier)
    }
    let view = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: registration.identifier, for: indexPath)
    guard let view = view as? Supplementary else { return ViewMaker.make(Supplementary.self) }
    registration.handler(view, kind, indexPath)
    return view
  }
}

/// The identifiers of registrations.
@MainActor enum Registrations {
  private static var count = 0
  private static var depth = 0

  /// True while a data source is asked for a cell.
  static var isMakingCell: Bool { depth > 0 }

  /// An identifier that no other registration has.
  static func next() -> String {
    count += 1
    return "registration-\(count)"
  }

  /// Asks a data source for a cell.
  static func makingCell<Value>(_ body: () -> Value) -> Value {
    depth += 1
    defer { depth -= 1 }
    return body()
  }
}
