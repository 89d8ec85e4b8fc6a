package import DragSessions
import Machines

/// What a host tells of a drag that its system owns.
package enum HostStep: Hashable, Sendable {
  /// `host prepare TARGET`: the system asks what may be dragged there.
  case prepare(Target)
  /// `host begin`: it carries what was offered.
  case begin
  /// `host enter …`: a drag comes in.
  case enter(HostEntry)
  /// `host identify own|foreign`: it is known at last whose it is.
  case identify(HostOrigin)
  /// `host unpack ITEM,ITEM…`: the items are known at last.
  case unpack([HostEntry.Item])
  /// `host over TARGET`: the pointer is there.
  case over(Target)
  /// `host offer MASK`: the source allows this from now on.
  case offer(OperationMask)
  /// `host leave`: the drag goes out.
  case leave
  /// `host drop [TARGET]`: the items are dropped.
  case drop(Target?)
  /// `host end OPERATION`: the source is told how its drag has ended.
  case end(HostOperation)
  /// `host data ID [TYPE] "text"`: data that was asked for has come.
  case data(Name, type: String?, String)
  /// `host fail ID "reason"`: it will not come.
  case fail(Name, reason: String)
}

/// Whose drag comes in.
package enum HostOrigin: String, Hashable, Sendable, CaseIterable {
  /// What was offered here.
  case own
  /// Another program's.
  case foreign
}

/// What a host says of a drag that comes in.
package struct HostEntry: Hashable, Sendable {
  /// An item: `ID`, or `ID=F|F…` with formats of its own.
  package struct Item: Hashable, Sendable {
    /// Its id.
    package var id: String
    /// Its formats; empty for those of the drag.
    package var formats: [String]

    /// Names an item.
    package init(_ id: String, formats: [String] = []) {
      self.id = id
      self.formats = formats
    }
  }

  /// `at TARGET`, where the system tells a point.
  package var target: Target?
  /// `formats F,F…`.
  package var formats: [String]
  /// `ops MASK`; a copy where none is given.
  package var operations: OperationMask
  /// `items ITEM,ITEM…`, where the system tells them.
  package var items: [Item]
  /// `own` or `foreign`, where the system knows.
  package var origin: HostOrigin?
  /// `dialect D`, the system, where its keys narrow the offer.
  package var dialect: PlatformOperations?

  /// Says what comes in.
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

extension HostStep {
  /// The places that the step names.
  var targets: [Target] {
    switch self {
    case .prepare(let target), .over(let target): [target]
    case .enter(let entry): entry.target.map { [$0] } ?? []
    case .drop(let target): target.map { [$0] } ?? []
    case .begin, .identify, .unpack, .offer, .leave, .end, .data, .fail: []
    }
  }
}
