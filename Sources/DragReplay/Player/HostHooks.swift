import DragScript
public import DragStage
public import Machines

/// The host's hooks for `call NAME "argument"` in a script.
///
/// A hook does what the language cannot express: it changes a model of the host's own, injects an
/// error, or checks something that no trace shows. `drag replay` has none, and reports each `call`
/// as an error.
public struct HostHooks {
  /// One `call`, as passed to its hook.
  public struct Call {
    /// The name of the hook.
    public let name: String
    /// The argument after the name, or nil.
    public let argument: String?
    /// The stage, which the hook may use.
    ///
    /// Within a callback it keeps the rules of every policy: an event that is passed to `handle` there
    /// is queued after the current one.
    public let stage: Stage
    /// The time of the line, or of the callback.
    public let time: Timestamp
    /// The current callback, if the `call` is in a line `on NAME CALLBACK do`; nil at a line of a
    /// test.
    public let drag: DragContext?
  }

  /// Performs a call; an error that it throws fails the test at the line of the `call`.
  package typealias Hook = (Call) throws -> Void

  private var hooks: [String: Hook] = [:]

  /// Makes no hooks.
  public init() {}

  /// The hook of a name, or nil if there is none.
  public subscript(name: String) -> ((Call) throws -> Void)? {
    get { hooks[name] }
    set { hooks[name] = newValue }
  }

  /// The names of the hooks, in order.
  package var names: [String] { hooks.keys.sorted() }

  /// The reason why a name has no hook.
  func missing(_ name: String) -> String {
    if hooks.isEmpty { return "`call \(name)` needs a host with hooks, and this one has none" }
    let hint = Spelling.hint(for: name, among: names).map { "; \($0)" } ?? ""
    return "the host has no hook `\(name)`\(hint)"
  }
}
