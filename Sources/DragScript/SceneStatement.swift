public import DragGeometry
public import DragGestures
public import Machines

/// A part of the scene, as one line declares it.
public enum SceneStatement: Hashable, Sendable {
  /// `view NAME at … size …`.
  case view(ViewDeclaration)
  /// `collection NAME at … size … layout …`.
  case collection(CollectionDeclaration)
  /// `items NAME ID…`: fills section 0.
  case items(collection: Name, runs: [ItemRun])
  /// `section NAME ID…`: starts the collection's next section and fills it.
  case section(collection: Name, runs: [ItemRun])
  /// `frame REF at … size …`: an exact frame over the layout's.
  case frame(Ref, Rect)
  /// `size REF WxH`: an item's own size.
  case size(Ref, Size)
  /// `style REF compact|regular`.
  case style(Ref, ItemStyle)
  /// `provider REF TYPE "text"`.
  case provider(ProviderDeclaration)
  /// `pointer NAME touch|mouse|pen`.
  case pointer(Name, PointerKind)
  /// `store NAME memory` or `store NAME sqlite "path"`.
  case store(Name, StoreKind)
}

/// A plain view, which holds one item of its own name.
public struct ViewDeclaration: Hashable, Sendable {
  /// The view's name.
  public var name: Name
  /// Its place in the viewport.
  public var frame: Rect
  /// Its options.
  public var options: ViewOptions
}

/// A collection and its layout.
public struct CollectionDeclaration: Hashable, Sendable {
  /// The collection's name.
  public var name: Name
  /// Its place in the viewport.
  public var frame: Rect
  /// How its items are laid out.
  public var layout: Layout
  /// Its options.
  public var options: ViewOptions
}

/// The options of a view or a collection.
public struct ViewOptions: Hashable, Sendable {
  /// `app NAME`: the application that it belongs to, where it is not the common one.
  public var app: Name?
  /// `rtl`: lines run from right to left.
  public var isRightToLeft = false
  /// `horizontal`: it scrolls along x.
  public var isHorizontal = false
  /// `table`: it has the behaviour of a table's delegate.
  public var isTable = false
  /// `editing`: it is in editing mode.
  public var isEditing = false
  /// `simultaneous`: it takes several drop sessions at once.
  public var isSimultaneous = false
  /// `nested-in NAME`: the view that it is a part of.
  public var parent: Name?
  /// `scrolls WxH`: the size of its content.
  public var contentSize: Size?
  /// `menu`: a context menu hangs on the same long press.
  public var hasMenu = false
  /// `store NAME`: where its order is kept.
  public var store: Name?

  /// No options.
  public init() {}
}

/// One representation of an item; the lines of one item are best first.
public struct ProviderDeclaration: Hashable, Sendable {
  /// The item.
  public var item: Ref
  /// The type identifier or MIME type.
  public var type: String
  /// What a load gives.
  public var text: String
  /// When a load gives it.
  public var delay = LoadDelay.none
  /// `fail "reason"`: why a load fails, where it does.
  public var failure: String?
  /// `size N`: the number of bytes that is claimed beforehand.
  public var size: Int?
  /// `visibility …`: who may see it.
  public var visibility = ProviderVisibility.all
}

/// When a load of a representation ends.
public enum LoadDelay: Hashable, Sendable {
  /// At once.
  case none
  /// After some time.
  case after(Microseconds)
  /// When the script says `resolve` or `reject`.
  case manual
}

/// Who may see a representation.
public enum ProviderVisibility: String, Hashable, Sendable, CaseIterable {
  /// Every application.
  case all
  /// Applications of the same team.
  case team
  /// Applications of the same group.
  case group
  /// The application itself.
  case own
}

/// How an item lies in the two-column layout.
public enum ItemStyle: String, Hashable, Sendable, CaseIterable {
  /// Half a line.
  case compact
  /// A whole line.
  case regular
}

/// Where a store keeps its rows.
public enum StoreKind: Hashable, Sendable {
  /// In memory.
  case memory
  /// In a file of its own.
  case sqlite(path: String)
}
