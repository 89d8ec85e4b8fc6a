import DragScript
import DragSessions

// What the language can say and the stage cannot do yet. It is told by its name, and never ignored.
extension SceneBuilder {
  /// The name of what a set-up line needs and the stage does not have, or nil.
  static func missing(in statement: SetupLine.Statement) -> String? {
    switch statement {
    case .meta, .include, .tag, .skip, .xfail, .policy: nil
    case .reaction(let reaction): reaction.action.missing
    case .set(let setting): missing(in: setting)
    case .require(let words): words.lazy.compactMap { missing(in: $0.text) }.first
    case .scene(let scene): missing(in: scene)
    }
  }

  private static func missing(in setting: Setting) -> String? {
    switch setting {
    case .cadence(let cadence): cadence == .immediate ? nil : "a reordering cadence"
    case .autoscroll(let isOn): isOn ? "auto-scroll" : nil
    case .viewport, .rate, .liftDelay, .liftSlop, .liftDuration, .liftBehavior,
      .pointerDragBeforeLift, .resolver, .resolverRadius, .springDelay, .animation, .animationBulk,
      .settleMax, .loadDeadline, .springFlash, .springBeginSpeed, .springCancelSpeed,
      .preciseOffset,
      .strict,
      .performsWithoutDestination, .seed, .custom:
      nil
    }
  }

  private static func missing(in requirement: String) -> String? {
    switch Requirement(rawValue: requirement) {
    case .autoScroll: "auto-scroll"
    case .twoColumn: "the two-column layout"
    case .store: "a store"
    case nil, .multiPointer, .sections, .placeholders, .springLoading, .menu: nil
    }
  }

  private static func missing(in scene: SceneStatement) -> String? {
    switch scene {
    case .view(let view): missing(in: view.options)
    case .collection(let collection):
      if case .twoColumn = collection.layout {
        "the two-column layout"
      } else {
        missing(in: collection.options)
      }
    case .style: "the two-column layout"
    case .store: "a store"
    case .items, .section, .frame, .size, .pointer, .interaction, .provider, .type, .objectClass,
      .object, .teamData:
      nil
    }
  }

  private static func missing(in options: DragScript.ViewOptions) -> String? {
    if options.isRightToLeft { return "a right-to-left layout" }
    if options.isHorizontal { return "a horizontal layout" }
    if options.isEditing { return "a table in editing mode" }
    if options.contentSize != nil { return "a view that scrolls" }
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
      .reject, .insert, .delete, .shift, .reload, .remove, .drop, .commit, .discard, .load,
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
