import DragScript
import DragSessions

/// The policies of one view in a script, by callback.
///
/// A view keeps its own, since it asks at every update: finding them by the view's name would hash that
/// each time.
final class ViewPolicies {
  /// The name of the view, as scripts write it.
  let name: String
  // Every update reads them; debug builds check each access.
  #if DEBUG
    /// The callbacks that have policies, in the order of their first lines: usually one or two.
    private var answered: [(callback: Callback, policies: [SharedPolicy])] = []
  #else
    /// The callbacks that have policies, in the order of their first lines: usually one or two.
    @safe @exclusivity(unchecked)
    private var answered: [(callback: Callback, policies: [SharedPolicy])] = []
  #endif

  init(of name: String) { self.name = name }

  /// The policies of a callback in file order; empty if it has none.
  subscript(callback: Callback) -> [SharedPolicy] {
    for index in answered.indices where answered[index].callback == callback {
      return answered[index].policies
    }
    return []
  }

  /// Appends a policy: the first matching one answers.
  func add(_ policy: Policy) {
    if let index = answered.firstIndex(where: { $0.callback == policy.callback }) {
      answered[index].policies.append(SharedPolicy(policy))
    } else {
      answered.append((policy.callback, [SharedPolicy(policy)]))
    }
  }
}

/// A policy by reference: a copy of the value would retain its name, its conditions and its answer.
final class SharedPolicy {
  let policy: Policy
  /// Indicates whether a condition is on the number of calls.
  let countsCalls: Bool

  init(_ policy: Policy) {
    self.policy = policy
    countsCalls = policy.conditions.contains(where: \.isCount)
  }
}

extension Condition {
  /// Indicates whether the condition is on the number of calls of a callback.
  var isCount: Bool {
    if case .nth = self { true } else { false }
  }
}
