package import CollectionLayout
package import DragGeometry
package import DragGestures
package import DragItems
import DragSessions
package import DragSettings
package import Machines

/// A statement about the scene.
package enum SceneStatement: Equatable, Sendable {
  /// `view NAME at … size …`.
  case view(ViewDeclaration)
  /// `collection NAME at … size … layout …`.
  case collection(CollectionDeclaration)
  /// `items NAME ID…`: fills section 0.
  case items(collection: Name, runs: [ItemRun])
  /// `unplaced NAME ID…`: items that have no place in their view.
  case unplaced(view: Name, ids: [Name])
  /// `section NAME ID…`: starts the collection's next section and fills it.
  case section(collection: Name, runs: [ItemRun])
  /// `frame REF at … size …`: an exact frame that overrides the layout's.
  case frame(Ref, Rect)
  /// `size REF WxH`: an item's own size.
  case size(Ref, Size)
  /// `style REF compact|regular`.
  case style(Ref, ItemStyle)
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
  /// `object REF "text"`: the item's local object, for its own application.
  case object(Ref, String)
  /// `team-data REF "text"`: the item's team data, for applications of its team.
  case teamData(Ref, String)
  /// `interaction NAME on VIEW`: an additional destination on a view.
  case interaction(Name, on: Name, DropOptions)
  /// `interaction NAME on VIEW source`: an additional source of a view.
  case addedSource(Name, on: Name)
  /// `store NAME memory` or `store NAME sqlite "path"`.
  case store(StoreStatement)
}

/// A plain view, which holds one item of its own name.
package struct ViewDeclaration: Equatable, Sendable {
  /// The view's name.
  package var name: Name
  /// Its frame in the viewport.
  package var frame: Rect
  /// Its options.
  package var options: DeclaredOptions

  /// Makes a declaration.
  package init(name: Name, frame: Rect, options: DeclaredOptions) {
    self.name = name
    self.frame = frame
    self.options = options
  }
}

/// A collection and its layout.
package struct CollectionDeclaration: Equatable, Sendable {
  /// The collection's name.
  package var name: Name
  /// Its frame in the viewport.
  package var frame: Rect
  /// Its layout.
  package var layout: Layout
  /// Its options.
  package var options: DeclaredOptions

  /// Makes a declaration.
  package init(name: Name, frame: Rect, layout: Layout, options: DeclaredOptions) {
    self.name = name
    self.frame = frame
    self.layout = layout
    self.options = options
  }
}

/// The options of a view or a collection, as a line declares them.
package struct DeclaredOptions: Equatable, Sendable {
  /// The options that need no name of the script.
  package var view = ViewOptions()
  /// `app NAME`: its application, if it is not the default one.
  package var app: Name?
  /// `team NAME`: the developer team of that application.
  package var team: Name?
  /// `group NAME`: the group of that application.
  package var group: Name?
  /// `editing`: it is in editing mode.
  package var isEditing = false
  /// `nested-in NAME`: its parent view.
  package var parent: Name?
  /// `types T,T`: the accepted types as they are written.
  private var acceptedTypes: [String]?
  /// `store NAME`: the store that keeps its order.
  package var store: Name?

  /// No options.
  package init() {}

  /// Its options about drops.
  package var drop: DropOptions {
    get { DropOptions(behavior: view.drop, acceptedTypes: acceptedTypes) }
    set { (view.drop, acceptedTypes) = (newValue.behavior, newValue.acceptedTypes) }
  }
}

/// The options of a drop destination: a view, a collection or an interaction.
package struct DropOptions: Equatable, Sendable {
  /// How it differs from what the contract says; its types are in ``acceptedTypes``.
  package var behavior = DropBehavior()
  /// `types T,T`: the accepted types as they are written, of which the drag must have one.
  package var acceptedTypes: [String]?

  /// Makes options; no options unless they are given.
  package init(behavior: DropBehavior = DropBehavior(), acceptedTypes: [String]? = nil) {
    (self.behavior, self.acceptedTypes) = (behavior, acceptedTypes)
  }
}

/// One representation of an item; the lines of one item are in descending order of fidelity.
package struct ProviderDeclaration: Equatable, Sendable {
  /// The item.
  package var item: Ref
  /// The origin of its types.
  package var origin: ProviderOrigin
  /// The data that a load yields.
  package var text: String
  /// `delay …`: the delay of a load; nil is none.
  package var delay: Representation.Delivery?
  /// `fail "reason"`: the reason why a load fails, if it does.
  package var failure: String?
  /// `size N`: the expected number of bytes.
  package var size: Int?
  /// `visibility …`: the applications that can see it.
  package var visibility = Representation.Visibility.all
  /// `name "text"`: the suggested name of the item.
  package var suggestedName: String?
  /// `file …` or `object CLASS`: the form in which it was registered.
  package var form = ProviderForm.data
  /// `twice`: the source answers a second time.
  package var isAnsweredTwice = false

  /// Makes a declaration without options.
  package init(item: Ref, origin: ProviderOrigin, text: String) {
    self.item = item
    self.origin = origin
    self.text = text
  }
}

/// The origin of a representation's types.
package enum ProviderOrigin: Equatable, Sendable {
  /// A type identifier or MIME type.
  case type(String)
  /// `as CLASS`: each type that the class writes, in its order.
  case object(Name)
  /// `contents "name"`: a file, whose name determines the type, and its URL.
  case contents(String)
}

/// The form in which a representation was registered.
package enum ProviderForm: Equatable, Sendable {
  /// As bytes.
  case data
  /// `file [in-place] [coordinated]`.
  case file(isInPlace: Bool, isCoordinated: Bool)
  /// `object CLASS`.
  case object(Name)
}

/// A type that an application declares.
package struct TypeStatement: Equatable, Sendable {
  /// The type.
  package var type: String
  /// `from PARENT,PARENT…`: the types it conforms to.
  package var parents: [String] = []
  /// `ext E,E…`: filename extensions, the preferred one first.
  package var extensions: [String] = []
  /// `mime M,M…`: MIME types, the preferred one first.
  package var mimeTypes: [String] = []
  /// `imported`: the type is declared by another application.
  package var isImported = false
}

/// A class of objects.
package struct ClassStatement: Equatable, Sendable {
  /// The name.
  package var name: Name
  /// `reads T,T…`: the readable types, the preferred one first.
  package var readableTypes: [String] = []
  /// `writes T,T…`: the writable types, the best one first.
  package var writableTypes: [String] = []
  /// `rejects "text"`: the data from which no object can be made.
  package var rejected: String?
}

/// A store for the order of collections.
package struct StoreStatement: Equatable, Sendable {
  /// Its name.
  package var name: Name
  /// The storage of its rows.
  package var kind: StoreKind
  /// The duration of a save, or nil if a save takes no time.
  package var delay: Microseconds?

  /// Makes a statement.
  package init(_ name: Name, _ kind: StoreKind, delay: Microseconds? = nil) {
    self.name = name
    self.kind = kind
    self.delay = delay
  }
}

/// The storage of a store's rows.
package enum StoreKind: Equatable, Sendable {
  /// In memory.
  case memory
  /// In a file of its own.
  case sqlite(path: String)
}
