public import DragGeometry
public import DragItems
public import DragSessions

/// An event of a drag that its system owns, as a host reports it: GTK, Wayland, XDND, OLE, AppKit,
/// Android, HTML.
///
/// There is no gesture recognition. A host omits the events that its system does not have: `enter`
/// needs no point, `drop` needs no `leave` after it, and a `leave` after a drop has no effect.
public enum HostEvent: Hashable, Sendable {
  /// A drag may begin here; the answer is ``Reply/Answer/offered(_:)`` with the lifted items.
  case prepare(at: Point)
  /// The system has started the offered drag. (`enter` with the same drag implies it.)
  case began
  /// A drag has entered. The destination is resolved at the first known point.
  indirect case enter(HostDrag, at: Point? = nil)
  /// The system reports whether the drag that has entered is the one that was offered here.
  case identified(isOwn: Bool)
  /// The pointer is at this point; repeating the same point has no effect.
  case update(Point)
  /// The system reports late which items the drag contains: they replace the items that it reported
  /// before. For a drag of this stage the report has no effect.
  case unpacked([HostItem])
  /// The operations that the source allows from now on, after a change of keys or an earlier
  /// answer.
  ///
  /// A proposed operation that is not among them is a cancel. In a system whose keys narrow the
  /// offer (the `dialect` of its ``HostDrag``), the single remaining operation of several is the one that the
  /// keys ask for, unless it only repeats the operation in force.
  case offer(OperationMask)
  /// The drag has left.
  case leave
  /// The items were dropped, at the last point or at this one; the answer is
  /// ``Reply/Answer/dropped(isTaken:)``, and ``HostCommand/completeHostDrop(_:_:)`` follows,
  /// possibly much later.
  ///
  /// If the drag has one item whose best format is a list of addresses (`text/uri-list`,
  /// `text/x-moz-url`, `CF_HDROP`), or that has a bundle of items, the list is requested first with
  /// ``HostCommand/requestData(_:_:)``. If the destination specifies the types that it takes, the
  /// best format is the best of these. The items in the list replace the one item, in their order,
  /// and then the drop is performed.
  case drop(at: Point? = nil)
  /// The system reports to the source how its drag has ended. After a drop here it has no effect.
  case ended(HostOperation)
}

/// An item of an incoming drag, as far as a system distinguishes items before it hands data over.
public struct HostItem: Hashable, Sendable {
  /// Its name; an item without a name gets a number.
  package var name: String
  /// Its own formats, best first; if empty, it has the formats of the drag.
  package var formats: [String]

  /// Makes an item.
  public init(_ name: String = "", formats: [String] = []) {
    self.name = name
    self.formats = formats
  }
}

/// The description of a drag that enters.
public struct HostDrag: Hashable, Sendable {
  /// The maximum number of types, summed over all items, and of items; a larger drag is rejected.
  package static let limit = 4_096

  /// The names of the formats on the wire, best first: MIME types, UTIs or others.
  ///
  /// Other names are passed through unchanged, and duplicates are ignored. A list of addresses is
  /// an address of a page or of a file until its data is known. If it is the best format, or if
  /// there is a bundle of items, it is unpacked at the drop, unless ``items`` is given: see
  /// ``HostEvent/drop(at:)``.
  package var formats: [String]
  /// The operations that the source allows.
  package var operations: OperationMask
  /// The items in order, if the system distinguishes them; else empty for one item with all
  /// formats.
  package var items: [HostItem]
  /// True if it is the drag that was offered here; nil if the system does not report it, or not
  /// yet: then it is assumed to be, while the offered drag is carried.
  package var isOwn: Bool?

  /// The system, if its modifier keys are reported only by narrowing the offer
  /// (`PlatformOperations.keysNarrowOffers`); nil if the host reports keys with
  /// ``StageEvent/keys(_:)``.
  package var dialect: PlatformOperations?

  /// Makes a description.
  public init(
    formats: [String] = [], operations: OperationMask = [.copy],
    items: [HostItem] = [], isOwn: Bool? = nil, dialect: PlatformOperations? = nil
  ) {
    self.formats = formats
    self.operations = operations
    self.items = items
    self.isOwn = isOwn
    self.dialect = dialect
  }
}

/// The offer of a drag that may begin at a point.
public struct HostOffer: Hashable, Sendable {
  /// The session that was lifted.
  public let session: SessionID
  /// Its items.
  public let items: [DragItem]
  /// The types of each item that other applications may see, best first.
  public let types: [[TypeIdentifier]]
  /// The operations that the source allows inside its application.
  public let within: OperationMask
  /// The operations that it allows in other applications: no move, unless it has said so
  /// (CONTRACT-53).
  public let outside: OperationMask
}
