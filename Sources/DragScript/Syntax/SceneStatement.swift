package import CollectionLayout
package import DragGeometry
package import DragGestures
package import DragItems
package import DragSessions
package import Machines

/// A part of the scene, as one line declares it.
package enum SceneStatement: Hashable, Sendable {
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
  case style(Ref, Layout.TwoColumn.Style)
  /// `provider REF TYPE "text"`.
  case provider(ProviderDeclaration)
  /// `pointer NAME touch|mouse|pen`.
  case pointer(Name, PointerKind)
  /// `seat NAME [app NAME]`: a pointer whose drags a system owns.
  case seat(Name, app: Name?)
  /// `type IDENT from PARENT,PARENT… ext E,E… mime M,M… imported`.
  case type(TypeStatement)
  /// `class NAME reads T,T… writes T,T…`.
  case objectClass(ClassStatement)
  /// `object REF "text"`: what the item's application keeps on it.
  case object(Ref, String)
  /// `team-data REF "text"`: what applications of its team may read at any time.
  case teamData(Ref, String)
  /// `interaction NAME on VIEW`: one more destination on a view.
  case interaction(Name, on: Name, DropOptions)
  /// `store NAME memory` or `store NAME sqlite "path"`.
  case store(StoreStatement)
}

/// A plain view, which holds one item of its own name.
package struct ViewDeclaration: Hashable, Sendable {
  /// The view's name.
  package var name: Name
  /// Its place in the viewport.
  package var frame: Rect
  /// Its options.
  package var options: ViewOptions
}

/// A collection and its layout.
package struct CollectionDeclaration: Hashable, Sendable {
  /// The collection's name.
  package var name: Name
  /// Its place in the viewport.
  package var frame: Rect
  /// How its items are laid out.
  package var layout: Layout
  /// Its options.
  package var options: ViewOptions
}

/// The options of a view or a collection.
package struct ViewOptions: Hashable, Sendable {
  /// `app NAME`: the application that it belongs to, where it is not the common one.
  package var app: Name?
  /// `team NAME`: the developer team of that application.
  package var team: Name?
  /// `group NAME`: the group of that application.
  package var group: Name?
  /// `horizontal`: it scrolls along x; `rtl`: its lines run from right to left.
  package var orientation = LayoutOrientation()
  /// `table`: it has the behaviour of a table's delegate.
  package var isTable = false
  /// `editing`: it is in editing mode.
  package var isEditing = false
  /// `simultaneous`: it takes several drop sessions at once.
  package var isSimultaneous = false
  /// `nested-in NAME`: the view that it is a part of.
  package var parent: Name?
  /// `scrolls WxH`: the size of its content.
  package var contentSize: Size?
  /// `menu`: a context menu hangs on the same long press.
  package var hasMenu = false
  /// `no-drag`: nothing is lifted or added here, unless it is set.
  package var allowsDragging = true
  /// `no-drop`: it takes no drops, unless it is set.
  package var acceptsDrops = true
  /// `selection-drags`: a lift of a selected item takes all that are selected.
  package var dragsSelection = false
  /// What it does with a drag.
  package var drop = DropOptions()
  /// `reorders …`: what becomes of a reorder by a user.
  package var reorders = ReorderNotification.none
  /// `anchored`: what is seen first stays where it is seen when the data changes.
  package var isAnchored = false
  /// `within OP,OP`: what its items allow inside their application.
  package var within: OperationMask?
  /// `outside OP,OP`: what its items allow in other applications.
  package var outside: OperationMask?
  /// `store NAME`: where its order is kept.
  package var store: Name?

  /// No options.
  package init() {}
}

/// The options of whoever takes drops: a view, a collection or an interaction.
package struct DropOptions: Hashable, Sendable {
  /// `default-proposal …`: what is proposed where no policy answers `update`.
  package var defaultProposal = DefaultProposal.cancel
  /// `types T,T`: the types of which the drag must have one.
  package var acceptedTypes: [String]?
  /// `veto`: a drop that fails is a cancel.
  package var vetoes = false
  /// `periodic D`: how often a drag at rest is told.
  package var period: Microseconds?
  /// `sticky`: the last place stays where the pointer means none.
  package var keepsPlace = false

  /// No options.
  package init() {}
}

/// One representation of an item; the lines of one item are best first.
package struct ProviderDeclaration: Hashable, Sendable {
  /// The item.
  package var item: Ref
  /// What says of which types it is.
  package var origin: ProviderOrigin
  /// What a load gives.
  package var text: String
  /// `delay …`: when a load gives it; nil is at once.
  package var delay: Representation.Delivery?
  /// `fail "reason"`: why a load fails, where it does.
  package var failure: String?
  /// `size N`: the number of bytes that is claimed beforehand.
  package var size: Int?
  /// `visibility …`: who may see it.
  package var visibility = Representation.Visibility.all
  /// `name "text"`: the name that is suggested for the item.
  package var suggestedName: String?
  /// `file …` or `object CLASS`: how it was registered.
  package var form = ProviderForm.data
  /// `twice`: the source answers a second time.
  package var isAnsweredTwice = false
}

/// What says of which types a representation is.
package enum ProviderOrigin: Hashable, Sendable {
  /// A type identifier or MIME type.
  case type(String)
  /// `as CLASS`: each type that the class writes, in its order.
  case object(Name)
  /// `contents "name"`: a file, whose name says its type, and the address of it.
  case contents(String)
}

/// How a representation was registered.
package enum ProviderForm: Hashable, Sendable {
  /// As bytes.
  case data
  /// `file [in-place] [coordinated]`.
  case file(isInPlace: Bool, isCoordinated: Bool)
  /// `object CLASS`.
  case object(Name)
}

/// A type that an application declares.
package struct TypeStatement: Hashable, Sendable {
  /// The type.
  package var type: String
  /// `from PARENT,PARENT…`: what it is a kind of.
  package var parents: [String] = []
  /// `ext E,E…`: filename extensions, the preferred one first.
  package var extensions: [String] = []
  /// `mime M,M…`: MIME types, the preferred one first.
  package var mimeTypes: [String] = []
  /// `imported`: the type is another application's.
  package var isImported = false
}

/// A class of objects.
package struct ClassStatement: Hashable, Sendable {
  /// The name.
  package var name: Name
  /// `reads T,T…`: the types from which objects are made, the preferred one first.
  package var readableTypes: [String] = []
  /// `writes T,T…`: the types as which objects write themselves, best first.
  package var writableTypes: [String] = []
  /// `rejects "text"`: the data that makes no object.
  package var rejected: String?
}

/// A store, which collections keep their order in.
package struct StoreStatement: Hashable, Sendable {
  /// Its name.
  package var name: Name
  /// Where it keeps its rows.
  package var kind: StoreKind
  /// How long a save takes, or nil where it takes no time.
  package var delay: Microseconds?

  /// Makes a statement.
  package init(_ name: Name, _ kind: StoreKind, delay: Microseconds? = nil) {
    self.name = name
    self.kind = kind
    self.delay = delay
  }
}

/// Where a store keeps its rows.
package enum StoreKind: Hashable, Sendable {
  /// In memory.
  case memory
  /// In a file of its own.
  case sqlite(path: String)
}
