import CollectionModel
import DragItems
import DragScript
import DragSessions
package import DragStage
import Machines

/// The application described by a script's policies: it answers for every view.
package final class ScriptApplication {
  /// The policies of each view, which it keeps itself.
  private var policies: [String: ViewPolicies] = [:]
  private var reactions: [Question: [Reaction]] = [:]
  // What every update reads. Nothing is called while it is read or written, which debug builds check at each access.
  #if DEBUG
    /// Indicates whether there is any reaction.
    private(set) var reacts = false
    /// The answers to each callback, if coverage is recorded.
    var coverage: Coverage?
  #else
    /// Indicates whether there is any reaction.
    @safe @exclusivity(unchecked) private(set) var reacts = false
    /// The answers to each callback, if coverage is recorded.
    @safe @exclusivity(unchecked) var coverage: Coverage?
  #endif
  private var counts: [Count: Int] = [:]
  /// The placeholders that the application inserted, including finished ones.
  private var placeholders: [ItemReference: PlaceholderID] = [:]
  /// The destinations of a script that accept nothing without a line that answers their `update`.
  private var closedDestinations: Set<String> = []
  /// The host's hooks, called by `call` lines.
  var hooks = HostHooks()
  /// The reader of its answers, or nil.
  weak var observer: (any ReplayObserver)?
  /// The first error while the application ran an action of its own.
  private(set) var fault: TestFailure?
  /// Chooses among matching policies, instead of using the first one.
  private(set) var choices: ChoiceTrail?
  private(set) unowned var stage: Stage

  private struct Question: Hashable {
    let name: String
    let callback: Callback
    /// Answers and reactions count their calls separately.
    var isReaction = false
  }

  private struct Count: Hashable {
    let question: Question
    let session: SessionID
  }

  init(stage: Stage) {
    self.stage = stage
  }

  /// Continues with another stage of the same scene and discards earlier state.
  ///
  /// - Parameters:
  ///   - stage: The other stage.
  ///   - choices: Chooses among all matching policies, and whether a reaction runs.
  package func goOn(at stage: Stage, choosing choices: ChoiceTrail) {
    self.stage = stage
    self.choices = choices
    placeholders = [:]
    fault = nil
  }

  /// Appends a policy: the first matching one answers.
  func add(_ policy: Policy) { policies(of: policy.name.text).add(policy) }

  /// The policies of a view, including those that are added later.
  func policies(of name: String) -> ViewPolicies {
    if let known = policies[name] { return known }
    let new = ViewPolicies(of: name)
    policies[name] = new
    return new
  }

  /// Records that a destination belongs to the script; without an answer to `update` it proposes a cancel.
  func noteClosed(_ destination: String) { closedDestinations.insert(destination) }

  /// Returns whether a destination accepts nothing because no line answers its `update`.
  func isWithoutUpdate(_ destination: String) -> Bool {
    closedDestinations.contains(destination)
      && policies(of: destination)[.update].isEmpty
  }

  /// Adds a reaction; every matching reaction runs.
  func add(_ reaction: Reaction) {
    let question = Question(name: reaction.name.text, callback: reaction.callback)
    reactions[question, default: []].append(reaction)
    reacts = true
  }

  /// Runs the application's reactions to a callback.
  ///
  /// `delivery` is the result of a load, if there is one.
  func react(
    to callback: Callback, of name: String, _ call: DragContext, given loaded: LoadedItem? = nil
  ) {
    guard reacts, let candidates = reactions[Question(name: name, callback: callback)] else {
      return
    }
    let counts = isCounting || candidates.contains { $0.conditions.contains(where: \.isCount) }
    let question = Question(name: name, callback: callback, isReaction: true)
    let nth = counts ? count(question, call.session) : 0
    for reaction in candidates
    where reaction.conditions.allSatisfy({ holds($0, call, nth: nth) })
      && choices?.carriesOut(reaction, when: conditions(of: call, nth: nth)) != false
    {
      if let delay = reaction.delay {
        // A timer of the application, on the stage's clock.
        stage.schedule(after: delay) { [weak self] in self?.act(by: reaction, call, given: nil) }
      } else {
        act(by: reaction, call, given: loaded)
      }
    }
  }

  private func act(by reaction: Reaction, _ call: DragContext, given loaded: LoadedItem?) {
    do throws(TestFailure) {
      _ = try ApplicationActions(
        application: self, stage: stage, time: stage.now, call: call, loaded: loaded
      )
      .apply(reaction.action, at: reaction.location)
    } catch {
      fault = fault ?? error
    }
  }

  /// Records the placeholder that it inserted for an item.
  func keep(_ placeholder: PlaceholderID, for item: ItemID) {
    placeholders[ItemReference(view: placeholder.view, item: item)] = placeholder
  }

  /// The placeholder for an item in a view, or the one that the application inserted last for it.
  func placeholder(for name: String, in view: ViewID) -> PlaceholderID? {
    guard let item = stage.knownItem(named: name) else { return nil }
    return stage.scene.placeholder(of: item, in: view)
      ?? placeholders[ItemReference(view: view, item: item)]
  }

  /// The first policy that matches a call, or nil.
  func policy(
    for callback: Callback, among policies: ViewPolicies, _ call: DragContext
  ) -> SharedPolicy? {
    let shared = fitting(callback, policies, call)
    coverage?.say(shared.map { .form($0.policy.answer.form) } ?? .standard, to: callback)
    if let shared { observer?.answered(callback, of: policies.name, by: shared.policy) }
    return shared
  }

  private func fitting(
    _ callback: Callback, _ policies: ViewPolicies, _ call: DragContext
  ) -> SharedPolicy? {
    let candidates = policies[callback]
    guard !candidates.isEmpty else { return nil }
    // Calls are counted only if a policy has a condition on the count.
    let counts = isCounting || candidates.contains(where: \.countsCalls)
    let nth = counts ? count(Question(name: policies.name, callback: callback), call.session) : 0
    func isFitting(_ shared: SharedPolicy) -> Bool {
      shared.policy.conditions.allSatisfy { holds($0, call, nth: nth) }
    }
    guard let choices else { return candidates.first(where: isFitting) }
    return choices.policy(
      among: candidates.filter(isFitting), when: conditions(of: call, nth: nth))
  }

  /// Indicates whether every call is counted, which distinguishes it from all others.
  private var isCounting: Bool { choices?.lines != nil }

  /// The conditions that hold for one call only.
  private func conditions(of call: DragContext, nth: Int) -> [Condition] {
    let pointer = Name(
      stage.name(of: call.pointer), at: SourceLocation(file: "", line: 1, column: 1))
    return [
      .pointer(.equal, pointer), .nth(.equal, nth),
      .time(.equal, Microseconds(call.time.microseconds)),
    ]
  }

  private func count(_ question: Question, _ session: SessionID) -> Int {
    let count = Count(question: question, session: session)
    counts[count, default: 0] += 1
    return counts[count] ?? 1
  }

  private func holds(_ condition: Condition, _ call: DragContext, nth: Int) -> Bool {
    switch condition {
    case .item(let comparison, let id):
      comparison.holds(call.item.map { stage.name(of: $0) } ?? "", id)
    case .over(let comparison, let over): comparison.holds(text(of: call.over), text(of: over))
    case .count(let comparison, let count): comparison.holds(call.items.count, count)
    case .nth(let comparison, let number): comparison.holds(nth, number)
    case .time(let comparison, let time):
      comparison.holds(call.time.microseconds, time.count)
    case .pointer(let comparison, let name):
      comparison.holds(stage.name(of: call.pointer), name.text)
    case .local(let comparison, let isLocal):
      comparison.holds(call.isLocal ? 1 : 0, isLocal ? 1 : 0)
    case .carried(let comparison, let isCarried):
      comparison.holds(
        call.item.map(call.carries) == true ? 1 : 0, isCarried ? 1 : 0)
    case .activeDrag(let comparison, let isActive):
      comparison.holds(stage.scene.hasActiveDrag(call.view) ? 1 : 0, isActive ? 1 : 0)
    case .type(let comparison, let type):
      comparison.holds(
        holds(type, in: call, stage.sessions.anyItem(of:conformsTo:seenFrom:)) ? 1 : 0, 1)
    case .allTypes(let comparison, let type):
      comparison.holds(
        holds(type, in: call, stage.sessions.allItems(of:conformTo:seenFrom:)) ? 1 : 0, 1)
    case .canLoad(let comparison, let name):
      comparison.holds(
        holds(name, in: call, stage.sessions.anyItem(of:canLoad:seenFrom:)) ? 1 : 0, 1)
    case .allCanLoad(let comparison, let name):
      comparison.holds(
        holds(name, in: call, stage.sessions.allItems(of:canLoad:seenFrom:)) ? 1 : 0, 1)
    }
  }

  // An item may be called `end`; the space separates the two, since ids contain none.
  private func text(of over: DragContext.Over) -> String {
    switch over {
    case .none: " none"
    case .end: " end"
    case .item(let item): stage.name(of: item)
    }
  }

  private func text(of over: Condition.Over) -> String {
    switch over {
    case .none: " none"
    case .end: " end"
    case .item(let id): id
    }
  }

  private func holds(
    _ text: String, in call: DragContext, _ ask: (SessionID, TypeIdentifier, ViewID) -> Bool
  ) -> Bool {
    guard let type = try? TypeIdentifier(text) else { return false }
    return ask(call.session, type, call.view)
  }

  private func holds(
    _ name: Name, in call: DragContext, _ ask: (SessionID, ObjectClass, ViewID) -> Bool
  ) -> Bool {
    guard let objectClass = stage.items.objectClass(named: name.text) else { return false }
    return ask(call.session, objectClass, call.view)
  }
}
