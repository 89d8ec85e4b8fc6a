import DragSessions
import Machines

/// The options of `glide`.
private enum GlideOptionKey: String, CaseIterable {
  case ease
  case rate
  case live
}

extension LineReader {
  /// Parses the rest of an action after its first word.
  mutating func action(_ keyword: ActionKeyword) throws(SyntaxError) -> Action {
    switch keyword {
    case .down:
      let target = try target()
      return .down(target, button: take("button") ? try int("a button") : nil)
    case .move: return .move(try target())
    case .glide: return .glide(try glide())
    case .up:
      // A view may be called `at`.
      if follower != nil, take("at") { return .up(try target(), moves: false) }
      return .up(peek == nil ? nil : try target())
    case .cancel: return take("loads") ? .cancelLoads : .cancel(peek == nil ? nil : try target())
    case .wait: return .wait(try duration())
    case .settle: return .settle(max: take("max") ? try duration() : nil)
    case .key: return .key(try choice("key phase"), try choice("key"))
    case .scroll:
      let name = try name("a view")
      try expect("by")
      let step = try point()
      return .scroll(name, by: step, over: take("over") ? try duration() : .zero)
    case .resize:
      guard let token = peek, token.isItemReference else {
        let name = try name("a view")
        return .resize(name, to: try frame())
      }
      var refs = [try ref("an item")]
      while peek?.isItemReference == true { refs.append(try ref()) }
      try expect("to")
      return .resizeItems(refs, to: try size())
    case .switchOption:
      let name = try name("a view")
      let option: ViewSwitch = try choice("option")
      return .switchOption(name, option, isOn: try toggle())
    case .app:
      let phase: AppPhase = try choice("application phase")
      return .app(phase, peek == nil ? nil : try name("an application"))
    default: return try dataAction(keyword)
    }
  }

  private mutating func glide() throws(SyntaxError) -> Glide {
    let target = try target()
    try expect("over")
    var glide = Glide(to: target, over: try duration())
    var given: Set<Int> = []
    while peek != nil {
      switch try option(among: GlideOptionKey.allCases, given: &given) {
      case .ease: glide.ease = try choice("ease")
      case .rate: glide.rate = try rate()
      case .live: glide.isLive = true
      }
    }
    return glide
  }

  /// Parses an action that changes data, stores, loads or the host.
  private mutating func dataAction(_ keyword: ActionKeyword) throws(SyntaxError) -> Action {
    switch keyword {
    case .resolve: return .resolve(try ref("an item"), type: peek == nil ? nil : try type())
    case .reject:
      let item = try ref("an item")
      let type = peek.map { !$0.isString } == true ? try type() : nil
      return .reject(item, type: type, reason: try string("a reason"))
    case .insert:
      let gap = try ref("a gap")
      var ids = [try itemID()]
      while peek != nil { ids.append(try itemID()) }
      return .insert(at: gap, ids: ids)
    case .delete: return .delete(try ref("an item"))
    case .batch: return .batch(try batch())
    case .select:
      return .select(try refRuns())
    case .reorder, .reload, .remove, .drop, .commit, .discard: return try dropAction(keyword)
    case .load, .loadAll, .progress, .context, .takeFile, .endFileUse:
      return try transferAction(keyword)
    case .reopen: return .reopen(try name("a store"))
    case .fail:
      try expect("save")
      return .failSave(try name("a store"), reason: try string("a reason"))
    case .externalMove:
      let store = try name("a store")
      let item = try ref("an item")
      try expect("to")
      return .externalMove(store: store, item, to: try ref("a gap"))
    case .host: return .host(try hostStep())
    case .call, .down, .move, .glide, .up, .cancel, .wait, .settle, .key, .scroll, .resize,
      .switchOption, .app:
      return .call(
        try identifier("a host hook"), argument: peek == nil ? nil : try string("an argument"))
    }
  }
}
