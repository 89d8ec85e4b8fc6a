public import DragGeometry
public import DragItems
public import DragSessions

/// What a host tells of a drag that its system owns: GTK, Wayland, XDND, OLE, AppKit, Android, HTML.
///
/// No gesture is looked for. Where a system has no word for one of these its host leaves it out: an
/// enter needs no point, a drop no leave behind it, and a leave behind a drop does no harm.
public enum HostEvent: Hashable, Sendable {
  /// A drag may begin here; the answer is ``Reply/Answer/offered(_:)``, what is lifted there.
  case prepare(at: Point)
  /// The system carries what was offered. An enter of it says so, too.
  case began
  /// A drag has come in. What lies under it is looked for at the first point that is known.
  indirect case enter(HostDrag, at: Point? = nil)
  /// It is known at last whether the drag that has come in is the one that was offered here.
  case identified(isOwn: Bool)
  /// The pointer is there; the same point again says nothing new.
  case update(Point)
  /// The system tells only now which items it carries: they stand in the place of what it told
  /// before. Of a drag of our own nothing is news.
  case unpacked([HostItem])
  /// The source allows these operations from now on: keys, or an earlier answer, have changed them.
  ///
  /// What is proposed and not among them is a cancel. In a system whose keys narrow the offer
  /// (``HostDrag/dialect``) the one operation that is left of several is what the keys ask for, but
  /// where it only repeats the operation in force.
  case offer(OperationMask)
  /// The drag has gone out.
  case leave
  /// The items were dropped, where they were last or there; the answer is
  /// ``Reply/Answer/dropped(isTaken:)``, and ``HostCommand/completeHostDrop(_:_:)`` follows, perhaps much later.
  ///
  /// Of one item whose best format is a list of addresses (`text/uri-list`, `text/x-moz-url`,
  /// `CF_HDROP`), or that has a bundle of items, the list is asked for first, by
  /// ``HostCommand/requestData(_:_:)``; where the destination says which types it takes, the best format
  /// is the best of these. What it holds stands in the place of the one item, in its order, and then
  /// the drop is performed.
  case drop(at: Point? = nil)
  /// The system tells the source how its drag has ended. Behind a drop here it says nothing new.
  case ended(HostOperation)
}

/// An item of a drag that comes in, as far as a system tells items apart before it hands data over.
public struct HostItem: Hashable, Sendable {
  /// Its name; one without has a number.
  public var name: String
  /// Its own formats, best first; where there are none, those of the drag are its.
  public var formats: [String]

  /// Names an item.
  public init(_ name: String = "", formats: [String] = []) {
    self.name = name
    self.formats = formats
  }
}

/// What a system says of a drag that comes in.
public struct HostDrag: Hashable, Sendable {
  /// The most types, those of all items together, and the most items of a drag; what has more is
  /// refused.
  public static let limit = 4_096

  /// The names of the formats on the wire, best first: MIME types, UTIs or others.
  ///
  /// What is none of them goes through as it is, and what is repeated counts once. A list of
  /// addresses is an address of a page or of a file until its data is known. One that comes first, and
  /// a bundle of items, are unpacked at the drop, where ``items`` says nothing: see
  /// ``HostEvent/drop(at:)``.
  public var formats: [String]
  /// The operations that the source allows.
  public var operations: OperationMask
  /// The items in order, where the system tells them apart; else it is one, of all formats.
  public var items: [HostItem]
  /// Whether it is what was offered here; nil where the system does not say, or not yet: then it is,
  /// as long as that is carried.
  public var isOwn: Bool?

  /// The system, where its modifier keys come as a narrower offer alone
  /// (`PlatformOperations.keysNarrowOffers`); nil where the host tells keys by ``StageEvent/keys(_:)``.
  public var dialect: PlatformOperations?

  /// Says what comes in.
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

/// What may be dragged from a place.
public struct HostOffer: Hashable, Sendable {
  /// The session that was lifted.
  public let session: SessionID
  /// Its items.
  public let items: [DragItem]
  /// The types of each item that other applications may see, best first.
  public let types: [[TypeIdentifier]]
  /// What the source allows inside its application.
  public let within: OperationMask
  /// What it allows in others: no move, where it has not said so (CONTRACT-53).
  public let outside: OperationMask
}

/// Why what a host tells cannot follow.
public enum HostRefusal: String, Error, Hashable, Sendable {
  /// The pointer is no seat of a host, and has a gesture of its own.
  case noSeat
  /// The seat is a host's, and has no gesture of its own.
  case noPointer
  /// Something is lifted or carried by the seat already.
  case busy
  /// Nothing was offered that could begin.
  case nothingOffered
  /// No drag has come in.
  case notInside
  /// The drag was dropped already.
  case dropped
  /// There are more formats or items than ``HostDrag/limit``.
  case tooMany
}
