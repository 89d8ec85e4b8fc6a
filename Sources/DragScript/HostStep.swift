public import DragSessions
import Machines

/// What a host tells of a drag that its system owns.
public enum HostStep: Hashable, Sendable {
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
public enum HostOrigin: String, Hashable, Sendable, CaseIterable {
  /// What was offered here.
  case own
  /// Another program's.
  case foreign
}

/// What a host says of a drag that comes in.
public struct HostEntry: Hashable, Sendable {
  /// An item: `ID`, or `ID=F|F…` with formats of its own.
  public struct Item: Hashable, Sendable {
    /// Its id.
    public var id: String
    /// Its formats; empty for those of the drag.
    public var formats: [String]

    /// Names an item.
    public init(_ id: String, formats: [String] = []) {
      self.id = id
      self.formats = formats
    }
  }

  /// `at TARGET`, where the system tells a point.
  public var target: Target?
  /// `formats F,F…`.
  public var formats: [String]
  /// `ops MASK`; a copy where none is given.
  public var operations: OperationMask
  /// `items ITEM,ITEM…`, where the system tells them.
  public var items: [Item]
  /// `own` or `foreign`, where the system knows.
  public var origin: HostOrigin?

  /// Says what comes in.
  public init(
    at target: Target? = nil, formats: [String] = [], operations: OperationMask = .copy,
    items: [Item] = [], origin: HostOrigin? = nil
  ) {
    self.target = target
    self.formats = formats
    self.operations = operations
    self.items = items
    self.origin = origin
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

  /// The step as a script writes it, behind its first word.
  var text: String {
    switch self {
    case .prepare(let target): "prepare \(target.text)"
    case .begin: "begin"
    case .enter(let entry): "enter" + entry.text
    case .identify(let origin): "identify \(origin.rawValue)"
    case .unpack(let items): "unpack \(items.text)"
    case .over(let target): "over \(target.text)"
    case .offer(let mask): "offer \(mask.text)"
    case .leave: "leave"
    case .drop(let target): "drop" + (target.map { " \($0.text)" } ?? "")
    case .end(let operation): "end \(operation.rawValue)"
    case .data(let item, let type, let text):
      "data \(item.text)" + (type.map { " \($0)" } ?? "") + " \(Quotation.quoted(text))"
    case .fail(let item, let reason): "fail \(item.text) \(Quotation.quoted(reason))"
    }
  }
}

extension [HostEntry.Item] {
  /// The items as a script writes them, in one word.
  fileprivate var text: String {
    map { $0.formats.isEmpty ? $0.id : "\($0.id)=\($0.formats.joined(separator: "|"))" }
      .joined(separator: ",")
  }
}

extension HostEntry {
  /// The options as a script writes them, each with the blank before it.
  fileprivate var text: String {
    (target.map { " at \($0.text)" } ?? "")
      + (formats.isEmpty ? "" : " formats \(formats.joined(separator: ","))")
      + (operations == .copy ? "" : " ops \(operations.text)")
      + (items.isEmpty ? "" : " items \(items.text)")
      + (origin.map { " \($0.rawValue)" } ?? "")
  }
}
