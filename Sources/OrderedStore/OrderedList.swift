public import CollectionModel
import DragGeometry

/// What a view shows of some lists of a store: their order, with the user's own changes in it that
/// the store has not confirmed yet (S8, S21).
///
/// What is shown is always the stored order with the open intents replayed on it. So the echo of a
/// user's own change finds nothing left to do, a foreign change in between is applied once, and a
/// change that could not be saved goes away by itself. The lists are the sections, in their order.
public struct OrderedList: Hashable, Sendable {
  /// Whether the lists have been read.
  public enum State: Hashable, Sendable {
    /// Not yet.
    case loading
    /// They have.
    case ready
    /// They could not be; what was read before is still shown.
    case failed(StoreError)
  }

  /// A change of the user's that the store has not confirmed.
  public struct OpenIntent: Hashable, Sendable {
    /// What to commit.
    public let intent: StoreIntent
    /// Whose it is: its session, and its number there.
    public let origin: ChangeOrigin
  }

  /// The lists that are shown, each as a section.
  public let lists: [String]
  /// Whether they have been read.
  public private(set) var state = State.loading
  /// The order that is shown.
  public private(set) var shown: Snapshot<String, String>
  /// The changes that the store has not confirmed, in order.
  public private(set) var open: [OpenIntent] = []
  /// The revisions that the stored order is of.
  public private(set) var revisions: [String: Int64] = [:]
  /// Whether the store has changed in a way that only reading it again can tell.
  public private(set) var needsLoading = true

  private var stored: Snapshot<String, String>
  private let session: Int
  private var sequence = 0

  /// Shows lists that have not been read yet.
  ///
  /// - Parameters:
  ///   - lists: The lists, each as a section; a name that stands twice counts once.
  ///   - session: A number that no other view of the store has, so that echoes can be told apart.
  public init(_ lists: [String], session: Int) {
    var seen: Set<String> = []
    self.lists = lists.filter { seen.insert($0).inserted }
    self.session = session
    stored = Snapshot()
    for list in self.lists { _ = try? stored.appendSection(list, items: []) }
    shown = stored
  }

  /// Takes the lists as the store has them now.
  ///
  /// - Parameters:
  ///   - loaded: The lists that were read; those that are missing stay as they were.
  ///   - updated: The rows whose content has changed.
  ///   - origin: Who is behind it, as far as it is known.
  /// - Returns: What has changed on the screen, or nil where nothing has.
  public mutating func take<Key>(
    _ loaded: [String: StoredList<Key>], updated: Set<String> = [],
    by origin: ChangeOrigin = .foreign
  ) -> ListChange? {
    var next = Snapshot<String, String>()
    for (section, list) in lists.enumerated() {
      let ids = loaded[list]?.rows.map(\.id) ?? stored.itemIDs(inSection: section)
      _ = try? next.appendSection(list, items: ids.filter { !next.contains($0) })
      if let revision = loaded[list]?.revision { revisions[list] = revision }
    }
    stored = next
    state = .ready
    needsLoading = false
    return show(updated, by: origin)
  }

  /// The store could not be read; what is shown stays (a state, and no trap).
  public mutating func fail(_ error: StoreError) {
    state = .failed(error)
  }

  /// Does what the user wants, at once and on the screen alone; the store is told afterwards (S21).
  ///
  /// - Parameter intent: What is to become of a list.
  /// - Returns: What to commit, and what has changed on the screen; nil where it changes nothing.
  /// - Throws: An intent that cannot be, as the list is shown.
  public mutating func perform(
    _ intent: StoreIntent
  ) throws(StoreError) -> (open: OpenIntent, change: ListChange)? {
    var next = shown
    try next.carryOut(intent)
    let origin = ChangeOrigin.user(session: session, sequence: sequence)
    guard let change = ListChange(from: shown, to: next, origin: origin) else { return nil }
    sequence += 1
    let made = OpenIntent(intent: intent, origin: origin)
    open.append(made)
    shown = next
    return (made, change)
  }

  /// The store has carried a change of ours out.
  ///
  /// - Parameters:
  ///   - origin: Which one.
  ///   - receipt: What it wrote.
  /// - Returns: What has changed on the screen: nothing, unless the store had gone on meanwhile.
  public mutating func confirm(_ origin: ChangeOrigin, _ receipt: StoreReceipt) -> ListChange? {
    guard let place = open.firstIndex(where: { $0.origin == origin }) else { return nil }
    let intent = open.remove(at: place).intent
    let known = revisions[intent.list] ?? 0
    // One step on from what was known, nobody else was in between.
    let isNext = receipt.writes == 0 ? receipt.revision == known : receipt.revision == known + 1
    let left = Set(intent.ids.compactMap { stored.slot(of: $0) }.map(\.section))
      .compactMap { stored.sectionID(at: $0) }.filter { $0 != intent.list }
    do throws(StoreError) {
      try stored.carryOut(intent)
      if !isNext { needsLoading = true }
    } catch {
      needsLoading = true
    }
    revisions[intent.list] = receipt.revision
    if receipt.writes > 0 { for list in left { revisions[list, default: 0] += 1 } }
    return show([], by: origin)
  }

  /// The store has refused a change of ours: it goes from the screen, and the others stay (S8).
  ///
  /// - Returns: What has changed on the screen.
  public mutating func refuse(_ origin: ChangeOrigin, _ error: StoreError) -> ListChange? {
    guard let place = open.firstIndex(where: { $0.origin == origin }) else { return nil }
    open.remove(at: place)
    if case .conflict = error { needsLoading = true }
    return show([], by: .program)
  }

  /// Shows the stored order with what is open on it; an intent that has become impossible is left
  /// out until the store says what becomes of it.
  private mutating func show(_ updated: Set<String>, by origin: ChangeOrigin) -> ListChange? {
    var next = stored
    for intent in open { _ = try? next.carryOut(intent.intent) }
    defer { shown = next }
    return ListChange(from: shown, to: next, updated: updated, origin: origin)
  }
}
