import DragReplay
import DragScript
import DragSessions
import DragStage

/// What a drag inside an application must keep: the items between two moments of rest (EX-20).
struct KeptItems {
  /// The items at the last moment of rest; nil before the first one.
  private var before: [NamedItems]?
  /// Indicates whether a step since then changes items by itself.
  private var isChanging = false
  /// The entries of the trace that were read.
  private var readCount = 0

  /// Notes a line that was played.
  mutating func note(_ action: Action) { if action.changesItems { isChanging = true } }

  /// What does not hold at a moment of rest: model and view differ, or a drag since the last one has not kept the items.
  ///
  /// - Complexity: O(*n*) in the number of items and of new entries of the trace.
  mutating func failures(of lists: [NamedItems], on stage: Stage) -> [TestFailure] {
    let drags = DragsOfRun(stage.trace.dropFirst(readCount))
    defer {
      (before, isChanging, readCount) = (lists, false, stage.trace.count)
    }
    var failures = lists.filter { !$0.isSame }.map { list in
      TestFailure(
        .failed, at: .unwritten,
        "model and view differ: `\(stage.name(of: list.list))` shows "
          + "\(Self.words(list.shown.map { $0.map { $0 ?? "?" } })), and names \(Self.words(list.named))",
        about: .names)
    }
    if let before, !isChanging, before.map(\.list) == lists.map(\.list), !drags.outcomes.isEmpty,
      let words = Self.loss(from: before, to: lists, by: drags, on: stage)
    {
      failures.append(TestFailure(.failed, at: .unwritten, words, about: .kept))
    }
    return failures
  }

  /// What drags have not kept; nil if all is there, or if nothing can be said of them.
  private static func loss(
    from before: [NamedItems], to after: [NamedItems], by drags: DragsOfRun, on stage: Stage
  ) -> String? {
    if drags.takers.isEmpty {
      guard let number = before.indices.first(where: { before[$0].named != after[$0].named }) else {
        return nil
      }
      return "a canceled drag has changed `\(stage.name(of: after[number].list))`: it has "
        + "\(words(after[number].named)), and had \(words(before[number].named))"
    }
    // A copy is meant to be there twice, and what a view without names takes is somewhere else.
    let lists = Set(after.map(\.list))
    guard drags.outcomes.allSatisfy({ $0.operation == .move }),
      drags.takers.union(drags.sources).isSubset(of: lists)
    else { return nil }
    func counts(_ items: [NamedItems]) -> [String: Int] {
      items.flatMap { $0.named.joined() }.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
    let (old, new) = (counts(before), counts(after))
    let losses = Set(old.keys).union(new.keys).sorted().compactMap { name -> String? in
      switch (old[name] ?? 0, new[name] ?? 0) {
      case (let old, let new) where new > old:
        old == 0 ? "\(name) is new" : "\(name) is there twice"
      case (let old, let new) where new < old: "\(name) is lost"
      case _: nil
      }
    }
    return losses.isEmpty ? nil : "a move has not kept the items: \(losses.joined(separator: ", "))"
  }

  private static func words(_ sections: [[String]]) -> String {
    let sections = sections.map { $0.joined(separator: " ") }
    return sections.count == 1 ? sections[0] : sections.map { "[\($0)]" }.joined(separator: " ")
  }
}

/// What the trace says of the drags between two moments.
private struct DragsOfRun {
  /// What each drag that was lifted ended with.
  private(set) var outcomes: [DragOutcome] = []
  /// The views that they began in.
  private(set) var sources: Set<ViewID> = []
  /// The views that took what was dropped.
  private(set) var takers: Set<ViewID> = []

  init(_ entries: some Sequence<TraceEntry>) {
    for entry in entries {
      guard case .called(let callback, let view, let detail) = entry.event else { continue }
      switch callback {
      case .willLift: sources.insert(view)
      case .perform, .moveRow: takers.insert(view)
      case .didEnd:
        if case .outcome(let outcome) = detail { outcomes.append(outcome) }
      case _: continue
      }
    }
  }
}

extension Action {
  /// Indicates whether it may change an application's items by itself: what the application or its server does, another program's
  /// drag, a load that ends, a store.
  fileprivate var changesItems: Bool {
    switch self {
    case .down, .move, .glide, .up, .cancel, .wait, .settle, .key, .scroll, .resize, .resizeItems,
      .switchOption, .app, .select:
      false
    case .resolve, .reject, .insert, .delete, .batch, .load, .loadAll, .progress, .cancelLoads,
      .context, .takeFile, .endFileUse, .reorder, .reload, .remove, .drop, .commit, .discard,
      .reopen, .failSave, .externalMove, .host, .call:
      true
    }
  }
}
