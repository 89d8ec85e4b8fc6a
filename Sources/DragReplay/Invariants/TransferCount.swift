import DragItems
import DragSessions
package import DragStage

/// Counts loads and their completions in a trace: each load completes exactly once
/// (CONTRACT-117).
package struct TransferCount: Hashable {
  private var loads: [Load: Balance] = [:]
  private var loadsOfAll: [Drop: Balance] = [:]
  /// Placeholders that an application inserts itself, without a load.
  private var chosen: Set<Load> = []
  /// Loads that yielded a value although they were canceled.
  private var late: Set<Load> = []

  private struct Load: Hashable, Comparable {
    let session: SessionID
    let view: ViewID
    let item: ItemID

    static func < (one: Load, other: Load) -> Bool {
      (one.session.rawValue, one.view.rawValue, one.item.rawValue)
        < (other.session.rawValue, other.view.rawValue, other.item.rawValue)
    }
  }

  private struct Drop: Hashable, Comparable {
    let session: SessionID
    let view: ViewID

    static func < (one: Drop, other: Drop) -> Bool {
      (one.session.rawValue, one.view.rawValue)
        < (other.session.rawValue, other.view.rawValue)
    }
  }

  private struct Balance: Hashable {
    var asked = 0
    var completed = 0
    /// The number of pending loads that the user has canceled.
    var givenUp = 0

    var isEven: Bool { asked == completed }
  }

  /// Begins without loads.
  package init() {}

  /// Counts an entry about loads.
  package mutating func count(_ entry: TraceEntry) {
    guard let session = entry.session else { return }
    switch entry.event {
    case .transfer(.asked(let view, let item, _)):
      loads[Load(session: session, view: view, item: item), default: Balance()].asked += 1
    case .transfer(.askedForAll(let view, _)):
      loadsOfAll[Drop(session: session, view: view), default: Balance()].asked += 1
    case .dropped(let item, let view, .placeholder):
      chosen.insert(Load(session: session, view: view, item: item))
    case .called(.placeholderInsert, let view, .place(let item, _)):
      let load = Load(session: session, view: view, item: item)
      if chosen.remove(load) == nil { loads[load, default: Balance()].asked += 1 }
    case .called(.didLoad, let view, .load(let item, _, let error)):
      countEnd(of: Load(session: session, view: view, item: item), hasValue: error == nil)
    case .called(.didLoadAll, let view, _):
      let drop = Drop(session: session, view: view)
      loadsOfAll[drop, default: Balance()].completed += 1
      if loadsOfAll[drop]?.isEven == true { loadsOfAll[drop] = nil }
    case .transfer(.cancelled):
      for (load, balance) in loads where load.session == session {
        loads[load]?.givenUp = balance.asked - balance.completed
      }
    default: break
    }
  }

  /// Counts the completion of a load; completed loads are forgotten.
  private mutating func countEnd(of load: Load, hasValue: Bool) {
    var balance = loads[load, default: Balance()]
    balance.completed += 1
    if balance.givenUp > 0 {
      balance.givenUp -= 1
      if hasValue { late.insert(load) }
    }
    loads[load] = balance.isEven ? nil : balance
  }

  /// The loads without exactly one completion; an application that has ended receives none.
  package func violations(on stage: Stage) -> [String] {
    var violations = late.sorted().map { load in
      "session \(load.session.rawValue) at \(stage.name(of: load.view)): "
        + "a value of `\(stage.name(of: load.item))`, which was given up"
    }
    let waiting = Waiting(on: stage)
    for (load, balance) in loads.sorted(by: { $0.key < $1.key })
    where balance.asked != balance.completed + waiting.loads[load, default: 0]
      && !stage.scene.isTerminated(load.view)
    {
      violations.append(
        "session \(load.session.rawValue) at \(stage.name(of: load.view)): "
          + "\(balance.completed) didLoad for \(balance.asked) loads of `\(stage.name(of: load.item))`"
      )
    }
    for (drop, balance) in loadsOfAll.sorted(by: { $0.key < $1.key })
    where balance.asked != balance.completed && !waiting.drops.contains(drop)
      && !stage.scene.isTerminated(drop.view)
    {
      violations.append(
        "session \(drop.session.rawValue) at \(stage.name(of: drop.view)): "
          + "\(balance.completed) didLoadAll for \(balance.asked)")
    }
    return violations
  }

  /// The loads not reported because a source has not answered, which is its application's duty.
  private struct Waiting {
    var loads: [Load: Int] = [:]
    var drops: Set<Drop> = []

    init(on stage: Stage) {
      for load in stage.inspection.unansweredLoads {
        let (session, view) = (load.session, load.destination)
        if load.isOfAll {
          drops.insert(Drop(session: session, view: view))
        } else {
          loads[Load(session: session, view: view, item: load.item.item), default: 0] += 1
        }
      }
    }
  }
}
