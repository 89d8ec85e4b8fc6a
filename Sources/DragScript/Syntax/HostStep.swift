package import DragSessions
import Machines

/// An event of a drag that the host's system owns.
package enum HostStep: Equatable, Sendable {
  /// `host prepare TARGET`: the system asks what can be dragged from there.
  case prepare(Target)
  /// `host begin`: the system has started the offered drag.
  case begin
  /// `host enter …`: a drag enters.
  case enter(HostEntry)
  /// `host identify own|foreign`: the drag's origin becomes known.
  case identify(HostOrigin)
  /// `host unpack ITEM,ITEM…`: the drag's items become known.
  case unpack([HostEntry.Item])
  /// `host over TARGET`: the drag is at the target.
  case over(Target)
  /// `host offer MASK`: the source changes the operations that it allows.
  case offer(OperationMask)
  /// `host leave`: the drag leaves.
  case leave
  /// `host drop [TARGET]`: the items are dropped.
  case drop(Target?)
  /// `host end OPERATION`: the operation with which the drag ended, for its source.
  case end(HostOperation)
  /// `host data ID [TYPE] "text"`: requested data has arrived.
  case data(Name, type: String?, String)
  /// `host fail ID "reason"`: requested data is not available.
  case fail(Name, reason: String)
}

/// The origin of an entering drag.
package enum HostOrigin: String, Hashable, Sendable, CaseIterable {
  /// Offered by this program.
  case own
  /// Offered by another program.
  case foreign
}

/// The description of an entering drag.
package struct HostEntry: Equatable, Sendable {
  /// An item: `ID`, or `ID=F|F…` with formats of its own.
  package struct Item: Equatable, Sendable {
    /// Its id.
    package var id: String
    /// Its formats; empty for those of the drag.
    package var formats: [String]

    /// Makes an item.
    package init(_ id: String, formats: [String] = []) {
      self.id = id
      self.formats = formats
    }
  }

  /// `at TARGET`, if the system gives a point.
  package var target: Target?
  /// `formats F,F…`.
  package var formats: [String]
  /// `ops MASK`; a copy if omitted.
  package var operations: OperationMask
  /// `items ITEM,ITEM…`, if the system gives them.
  package var items: [Item]
  /// `own` or `foreign`, if the system knows it.
  package var origin: HostOrigin?
  /// `dialect D`: the system, if its modifier keys narrow the offer.
  package var dialect: PlatformOperations?

  /// Makes a description.
  package init(
    at target: Target? = nil, formats: [String] = [], operations: OperationMask = .copy,
    items: [Item] = [], origin: HostOrigin? = nil, dialect: PlatformOperations? = nil
  ) {
    self.target = target
    self.formats = formats
    self.operations = operations
    self.items = items
    self.origin = origin
    self.dialect = dialect
  }
}
