import DragScript
import DragSessions

// What the language can say and the stage cannot do yet. It is told by its name, and never ignored.
extension SceneBuilder {
  /// The name of what a set-up line needs and the stage does not have, or nil.
  static func missing(in statement: SetupLine.Statement) -> String? {
    switch statement {
    case .meta, .set, .include, .tag, .skip, .xfail, .policy: nil
    case .reaction(let reaction): reaction.action.missing
    case .require(let words): words.lazy.compactMap { missing(in: $0.text) }.first
    case .scene(let scene): missing(in: scene)
    }
  }

  private static func missing(in requirement: String) -> String? {
    switch Requirement(rawValue: requirement) {
    case .store: "a store"
    case nil, .multiPointer, .sections, .placeholders, .springLoading, .menu, .twoColumn,
      .autoScroll:
      nil
    }
  }

  private static func missing(in scene: SceneStatement) -> String? {
    switch scene {
    case .view(let view): missing(in: view.options)
    case .collection(let collection): missing(in: collection.options)
    case .store: "a store"
    case .items, .section, .frame, .size, .style, .pointer, .interaction, .provider, .type,
      .objectClass, .object, .teamData:
      nil
    }
  }

  private static func missing(in options: DragScript.ViewOptions) -> String? {
    if options.store != nil { return "a store" }
    return nil
  }
}

extension Action {
  /// The name of what an action needs and the stage does not have, or nil.
  var missing: String? {
    switch self {
    case .reopen, .failSave, .foreignMove: "a store"
    case .call(let hook, _): "a host hook called `\(hook.text)`"
    case .down, .move, .glide, .up, .cancel, .wait, .settle, .key, .scroll, .app, .resolve,
      .reject, .insert, .delete, .batch, .shift, .reload, .remove, .drop, .commit, .discard, .load,
      .loadAll, .progress, .stopLoads, .context, .keep, .release, .select:
      nil
    }
  }
}

extension Predicate {
  /// The name of what a predicate needs and the stage does not have, or nil.
  var missing: String? {
    switch self {
    case .stored, .writes: "a store"
    case .state, .order, .items, .operation, .proposal, .calls, .once, .never, .sequence,
      .within, .data, .frame, .badge, .misuse, .activity, .noSession, .progress, .context, .object,
      .teamData, .files, .file, .menu, .preview:
      nil
    }
  }
}
