import CollectionModel
import DragItems
import DragScript
import DragSessions
import DragStage
import Machines

/// The application that a script's policies describe: it answers for every view.
final class ScriptApplication {
  private var policies: [Place: [Policy]] = [:]
  private var reactions: [Place: [Reaction]] = [:]
  private var counts: [Count: Int] = [:]
  /// The placeholders that the application put in, also when they are over.
  private var placeholders: [ItemReference: PlaceholderID] = [:]
  /// The destinations of a script that accept nothing until a line answers their `update`.
  private var closedDestinations: Set<String> = []
  /// What the host does where a line says `call`.
  var hooks = HostHooks()
  /// What was said to each callback, where that is asked for.
  var coverage: Coverage?
  /// What went wrong first while the application did something of its own.
  private(set) var fault: TestFailure?
  /// What decides among the policies that fit, where it is not the first that answers.
  private(set) var choices: ChoiceTrail?
  private(set) unowned var stage: Stage

  private struct Place: Hashable {
    let name: String
    let callback: Callback
    /// Answers and reactions count their calls apart.
    var isReaction = false
  }

  private struct Count: Hashable {
    let place: Place
    let session: SessionID
  }

  init(stage: Stage) {
    self.stage = stage
  }

  /// Goes on at another stage of the same scene; what came before is forgotten.
  ///
  /// - Parameters:
  ///   - stage: The other stage.
  ///   - choices: What decides among all policies that fit, and whether a reaction is carried out.
  func goOn(at stage: Stage, choosing choices: ChoiceTrail) {
    self.stage = stage
    self.choices = choices
    placeholders = [:]
    fault = nil
  }

  /// Adds a policy behind the ones that are there: the first that fits answers.
  func add(_ policy: Policy) {
    let place = Place(name: policy.name.text, callback: policy.callback)
    policies[place, default: []].append(policy)
  }

  /// Notes that a destination is a script's, and proposes a cancel where no policy answers.
  func noteClosed(_ destination: String) { closedDestinations.insert(destination) }

  /// Whether a destination can accept nothing, because no line answers its `update`.
  func isWithoutUpdate(_ destination: String) -> Bool {
    closedDestinations.contains(destination)
      && policies[Place(name: destination, callback: .update)] == nil
  }

  /// Adds something that the application does; every line that fits is carried out.
  func add(_ reaction: Reaction) {
    let place = Place(name: reaction.name.text, callback: reaction.callback)
    reactions[place, default: []].append(reaction)
  }

  /// Does what the application does of its own when it is asked or told something.
  ///
  /// It may be given what a load has brought.
  func react(
    to callback: Callback, of name: String, _ call: DragContext, given loaded: LoadedItem? = nil
  ) {
    guard !reactions.isEmpty,
      let candidates = reactions[Place(name: name, callback: callback)]
    else { return }
    let counts = isCounting || candidates.contains { $0.conditions.contains(where: \.isCount) }
    let place = Place(name: name, callback: callback, isReaction: true)
    let nth = counts ? count(place, call.session) : 0
    for reaction in candidates
    where reaction.conditions.allSatisfy({ holds($0, call, nth: nth) })
      && choices?.carriesOut(reaction, when: conditions(of: call, nth: nth)) != false
    {
      do throws(TestFailure) {
        _ = try ApplicationActions(
          application: self, stage: stage, time: call.time, call: call, loaded: loaded
        )
        .apply(reaction.action, at: reaction.location)
      } catch {
        fault = fault ?? error
      }
    }
  }

  /// Keeps a placeholder that it has put in for an item.
  func keep(_ placeholder: PlaceholderID, for item: ItemID) {
    placeholders[ItemReference(view: placeholder.view, item: item)] = placeholder
  }

  /// The placeholder that stands for an item in a view, or the one that the application put in last
  /// for it.
  func placeholder(for name: String, in view: ViewID) -> PlaceholderID? {
    let present = stage.placeholders(in: view).first { placeholder in
      stage.item(of: placeholder).map { stage.name(of: $0.item) } == name
    }
    if let present { return present }
    return placeholders.first { entry in
      entry.key.view == view && stage.name(of: entry.key.item) == name
    }?.value
  }

  /// The first policy that fits a call, or nil.
  func policy(for callback: Callback, of name: String, _ call: DragContext) -> Policy? {
    let policy = fitting(callback, of: name, call)
    coverage?.say(policy.map { .form($0.answer.form) } ?? .standard, to: callback)
    return policy
  }

  private func fitting(_ callback: Callback, of name: String, _ call: DragContext) -> Policy? {
    let place = Place(name: name, callback: callback)
    guard let candidates = policies[place] else { return nil }
    // Only where a policy asks how often is it counted.
    let counts = isCounting || candidates.contains { $0.conditions.contains(where: \.isCount) }
    let nth = counts ? count(place, call.session) : 0
    if let choices {
      let fitting = candidates.filter { $0.conditions.allSatisfy { holds($0, call, nth: nth) } }
      return choices.policy(among: fitting, when: conditions(of: call, nth: nth))
    }
    return candidates.first { policy in
      policy.conditions.allSatisfy { holds($0, call, nth: nth) }
    }
  }

  /// Whether every call is counted, to be told apart from every other one.
  private var isCounting: Bool { choices?.lines != nil }

  /// What holds at a call and at no other one.
  private func conditions(of call: DragContext, nth: Int) -> [Condition] {
    let pointer = Name(
      stage.name(of: call.pointer), at: SourceLocation(file: "", line: 1, column: 1))
    return [
      .pointer(.equal, pointer), .nth(.equal, nth),
      .time(.equal, Microseconds(call.time.microseconds)),
    ]
  }

  private func count(_ place: Place, _ session: SessionID) -> Int {
    let count = Count(place: place, session: session)
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
      comparison.holds(stage.hasActiveDrag(call.view) ? 1 : 0, isActive ? 1 : 0)
    case .type(let comparison, let type):
      comparison.holds(holds(type, in: call, stage.anyItem(of:conformsTo:seenFrom:)) ? 1 : 0, 1)
    case .allTypes(let comparison, let type):
      comparison.holds(holds(type, in: call, stage.allItems(of:conformTo:seenFrom:)) ? 1 : 0, 1)
    case .canLoad(let comparison, let name):
      comparison.holds(holds(name, in: call, stage.anyItem(of:canLoad:seenFrom:)) ? 1 : 0, 1)
    case .allCanLoad(let comparison, let name):
      comparison.holds(holds(name, in: call, stage.allItems(of:canLoad:seenFrom:)) ? 1 : 0, 1)
    }
  }

  // An item may be called `end`; the blank keeps the two apart, because no id holds one.
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
    guard let objectClass = stage.objectClass(named: name.text) else { return false }
    return ask(call.session, objectClass, call.view)
  }
}

extension Condition {
  /// Whether the condition is about how often a callback was asked.
  fileprivate var isCount: Bool {
    if case .nth = self { true } else { false }
  }
}
