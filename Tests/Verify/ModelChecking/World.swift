import DragScript
import DragStage

/// A small stage and all that may happen on it, to be searched completely.
///
/// It is a script with one test. Each line of the test may happen at any time and any number of
/// times; of the policies that fit a call any may answer, and what an application does of its own
/// is done or left. Time passes by one timer, or by those that are due together, at a time. So the
/// only bound is the number of drags that are lifted.
package struct World: Sendable {
  /// What it is called.
  package let name: String
  /// What it is about, in a line.
  package let summary: String
  /// How many drags are lifted at the most; a step that would lift another one is left out.
  package let sessions: UInt32
  /// Whether its search takes minutes, so that it is searched only where it is named.
  package let isLarge: Bool
  /// The script.
  let script: Script
  /// What may happen.
  let moves: [Move]
  /// Whether applications do something of their own inside of callbacks.
  let hasReactions: Bool

  /// One step: a line, or time that passes to the next timer.
  enum Move {
    case line(TimedLine, Action)
    case wait
  }

  /// Why a text is no world.
  package struct ScenarioError: Error, CustomStringConvertible {
    /// What is wrong with it.
    package let description: String
  }

  /// Reads a world.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - summary: What it is about, in a line.
  ///   - sessions: How many drags are lifted at the most.
  ///   - isLarge: Whether its search takes minutes.
  ///   - text: A script with one test, whose lines are plain actions that take no time.
  /// - Throws: What is wrong with the text; a world has no stores, which lie outside of a stage.
  package init(
    _ name: String, _ summary: String, sessions: UInt32, isLarge: Bool = false, _ text: String
  ) throws(ScenarioError) {
    let outcome = Script.parse(text, file: "\(name).drag")
    guard let script = outcome.script, script.tests.count == 1 else {
      throw ScenarioError(
        description: outcome.diagnostics.first.map { "\($0)" } ?? "a world has one test")
    }
    for line in script.setup(of: script.tests[0]) {
      if case .scene(.store) = line.statement {
        throw ScenarioError(description: "\(name): a world has no stores")
      }
    }
    var moves: [Move] = []
    for line in script.tests[0].steps {
      guard case .timed(let timed) = line, case .action(let action) = timed.content,
        timed.stamp == .none, action.isInstant
      else {
        throw ScenarioError(description: "\(name): a line of a world is an action without a time")
      }
      moves.append(.line(timed, action))
    }
    self.name = name
    self.summary = summary
    self.sessions = sessions
    self.isLarge = isLarge
    self.script = script
    self.moves = moves + [.wait]
    hasReactions = script.setup(of: script.tests[0]).contains { line in
      if case .reaction = line.statement { true } else { false }
    }
  }

  /// The names that items can come to have: those that stand in the scene and in lines, and what
  /// copies of them are called.
  ///
  /// Each drag copies an item once, so that a name grows by one copy a drag.
  func names(on stage: Stage) -> [String] {
    var names = stage.scene.views.flatMap { view in
      stage.items(of: view).joined().map { stage.name(of: $0) }
    }
    for case .line(_, let action) in moves { names += action.newNames }
    for line in script.setup(of: script.tests[0]) {
      if case .reaction(let reaction) = line.statement { names += reaction.action.newNames }
    }
    for _ in 0..<sessions {
      names += names.flatMap { name in
        ["\(name)-copy"] + (2..<sessions + 1).map { "\(name)-copy-\($0)" }
      }
    }
    return names
  }

  /// Whether data may change by a move although no drag changes it.
  func mayChangeData(by move: Move) -> Bool {
    guard !hasReactions, case .line(_, let action) = move else { return hasReactions }
    return action.changesData
  }
}

extension Action {
  /// Whether it is done at once and concerns the stage alone.
  fileprivate var isInstant: Bool {
    switch self {
    case .wait, .settle, .glide, .reopen, .failSave, .externalMove, .host, .call: false
    case .down, .move, .up, .cancel, .key, .scroll, .resize, .resizeItems, .switchOption, .app,
      .resolve,
      .reject, .insert,
      .delete,
      .batch, .reorder, .reload, .remove, .drop, .commit, .discard, .load, .loadAll, .progress,
      .cancelLoads, .context, .takeFile, .endFileUse, .select:
      true
    }
  }

  /// Whether it is an application's own change of data.
  fileprivate var changesData: Bool {
    switch self {
    case .insert, .delete, .batch, .reorder, .reload, .remove, .app, .commit, .discard: true
    case .wait, .settle, .glide, .reopen, .failSave, .externalMove, .host, .call, .down, .move, .up,
      .cancel, .key, .scroll, .resize, .resizeItems, .switchOption, .resolve, .reject, .drop, .load,
      .loadAll, .progress,
      .cancelLoads,
      .context, .takeFile, .endFileUse, .select:
      false
    }
  }

  /// The names of the items that it brings.
  fileprivate var newNames: [String] {
    if case .insert(_, let ids) = self { ids.map(\.text) } else { [] }
  }
}
