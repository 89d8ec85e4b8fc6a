import DragScript
import DragSessions

// What the language can say and the stage cannot do yet. It is told by its name, and never ignored.
extension SceneBuilder {
  /// The name of what a set-up line needs and the stage does not have, or nil.
  static func missing(in statement: SetupLine.Statement) -> String? {
    switch statement {
    case .meta, .set, .include, .tag, .skip, .xfail, .policy, .require, .scene: nil
    case .reaction(let reaction): reaction.action.missing
    }
  }
}

extension Action {
  /// The name of what an action needs and the stage does not have, or nil.
  var missing: String? {
    switch self {
    case .call(let hook, _): "a host hook called `\(hook.text)`"
    case .down, .move, .glide, .up, .cancel, .wait, .settle, .key, .scroll, .app, .resolve,
      .reject, .insert, .delete, .batch, .shift, .reload, .remove, .drop, .commit, .discard, .load,
      .loadAll, .progress, .stopLoads, .context, .keep, .release, .select, .reopen, .failSave,
      .foreignMove, .host:
      nil
    }
  }
}
