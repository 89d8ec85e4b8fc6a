import DragItems
import DragScript
import DragSessions
import DragStage

/// Finds policies and reactions without effect in a scene.
struct DeadLines {
  private let names: KnownNames
  private let types: OfferedTypes?
  private var warnings: [ScriptWarning] = []

  /// The lines without effect.
  ///
  /// - Parameters:
  ///   - lines: The set-up of a test, with the policies in the order of their evaluation.
  ///   - stage: The stage of that set-up.
  ///   - steps: The test's lines, which may insert items.
  /// - Returns: A warning for each.
  static func warnings(
    in lines: [SetupLine], on stage: Stage, playing steps: [Line]
  ) -> [ScriptWarning] {
    let names = KnownNames(in: lines, playing: steps)
    var search = DeadLines(
      names: names, types: OfferedTypes(in: lines, on: stage, isOpen: names.isOpen))
    search.look(at: lines)
    return search.warnings
  }

  private init(names: KnownNames, types: OfferedTypes?) {
    self.names = names
    self.types = types
  }

  private mutating func look(at lines: [SetupLine]) {
    var policies: [String: [Policy]] = [:]
    for line in lines {
      switch line.statement {
      case .policy(let policy):
        look(at: policy.conditions, of: policy.callback, in: policy.location)
        let question = "\(policy.name.text).\(policy.callback.rawValue)"
        let first = policies[question, default: []].first { $0.answersBefore(policy) }
        if let first {
          add(
            .hiddenPolicy, policy.location,
            "the line never answers: line \(first.location.line) answers first whenever it fits",
            hint: first.conditions.isEmpty
              ? "write a line without conditions last" : "the first matching line answers")
        }
        policies[question, default: []].append(policy)
      case .reaction(let reaction):
        look(at: reaction.conditions, of: reaction.callback, in: reaction.location)
      case .scene(.view(let view)): look(at: view.options.drop, in: line.location)
      case .scene(.collection(let collection)):
        look(at: collection.options.drop, in: line.location)
      case .scene(.interaction(_, _, let options)): look(at: options, in: line.location)
      case .scene, .meta, .set, .require, .hosted, .include, .tag, .skip, .xfail, .property, .may:
        break
      }
    }
  }

  private mutating func look(
    at conditions: [Condition], of callback: Callback, in location: SourceLocation
  ) {
    for condition in conditions {
      if condition.isOfItem, !callback.facts.isOfItem {
        add(
          .deadCondition, location,
          "`\(condition.text)` never holds: `\(callback.rawValue)` is not about an item",
          hint: callback.facts.side == .destination ? "use `over` for the item below the drag" : nil
        )
      } else if let name = condition.itemName, !names.mayBear(name) {
        add(
          .deadCondition, location, "`\(condition.text)`: unknown item `\(name)`",
          hint: Spelling.hint(for: name, among: names.hints))
      } else if let type = condition.typeName, let types, !types.offers(type) {
        add(
          .deadCondition, location,
          "`\(condition.text)`: no item of this scene is offered as `\(type)`",
          hint: Spelling.hint(for: type, among: types.names))
      } else if condition.isNever {
        add(.deadCondition, location, "`\(condition.text)` never holds")
      }
    }
    if let conflict = conditions.conflict {
      add(
        .deadCondition, location,
        "`\(conflict.0.text)` and `\(conflict.1.text)` never hold together")
    }
  }

  private mutating func look(at options: DropOptions, in location: SourceLocation) {
    guard let types else { return }
    for type in options.acceptedTypes ?? [] where !types.offers(type) {
      add(
        .deadCondition, location, "`types`: no item of this scene is offered as `\(type)`",
        hint: Spelling.hint(for: type, among: types.names))
    }
  }

  private mutating func add(
    _ code: DiagnosticCode, _ location: SourceLocation, _ message: String, hint: String? = nil
  ) {
    warnings.append(ScriptWarning(code, at: location, in: location, message, hint: hint))
  }
}

extension Policy {
  /// Returns whether this line, which comes first, matches whenever the other one matches.
  fileprivate func answersBefore(_ other: Policy) -> Bool {
    conditions.allSatisfy { other.conditions.contains($0) }
  }
}
