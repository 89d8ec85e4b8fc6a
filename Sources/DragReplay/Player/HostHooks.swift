import DragScript
public import DragStage
public import Machines

/// What a host does where a script says `call NAME "argument"`.
///
/// A hook does what the language has no word for: it changes a model of the host's own, puts a fault
/// in, or looks at something that no trace shows. `drag replay` has none, and tells each `call`.
public struct HostHooks {
  /// One `call`, as its hook gets it.
  public struct Call {
    /// The name of the hook.
    public let name: String
    /// The text behind the name, or nil.
    public let argument: String?
    /// The stage, which the hook may call.
    ///
    /// Within a callback it keeps the rules of every policy: an event that is handed in there is
    /// queued behind the present one.
    public let stage: Stage
    /// The time of the line, or of the callback.
    public let time: Timestamp
    /// What the application is asked or told, where the `call` stands behind `on NAME CALLBACK do`;
    /// nil at a line of a test.
    public let drag: DragContext?
  }

  /// Does what a call asks for; what it throws fails the test at the line of the `call`.
  public typealias Hook = (Call) throws -> Void

  private var hooks: [String: Hook] = [:]

  /// Makes no hooks.
  public init() {}

  /// The hook of a name, or nil where there is none.
  public subscript(name: String) -> Hook? {
    get { hooks[name] }
    set { hooks[name] = newValue }
  }

  /// The names of the hooks, in order.
  public var names: [String] { hooks.keys.sorted() }

  /// Why nothing answers to a name.
  func missing(_ name: String) -> String {
    if hooks.isEmpty { return "no host is here to answer `call \(name)`" }
    let hint = Spelling.hint(for: name, among: names).map { "; \($0)" } ?? ""
    return "the host has no hook `\(name)`\(hint)"
  }
}
