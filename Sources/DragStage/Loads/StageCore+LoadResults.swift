import DragItems
import DragSessions

extension StageCore {
  /// The effect of a completed load on the loads that are reported together with it.
  enum BatchProgress {
    /// The load is reported by itself.
    case none
    /// Other loads of its batch are incomplete.
    case open
    /// All loads of its batch are complete; these objects could be made.
    case complete(LoadBatch, [LoadedItem])
  }

  /// Adds a result to the batch of its load, if there is one.
  mutating func completeBatch(of load: LoadState, with result: LoadResult) -> BatchProgress {
    guard let found = state.batches.firstIndex(where: { $0.holds(load.token) }) else {
      return .none
    }
    // Members have consecutive numbers.
    let place = Int(load.token.rawValue - state.batches[found].members[0].rawValue)
    do throws(LoadResults<LoadedItem>.ResultError) {
      try state.batches[found].results.complete(place, with: result)
    } catch {
      // Each member is a separate load that completes once: a second result does not exist.
      return .open
    }
    guard let objects = state.batches[found].results.values else { return .open }
    return .complete(state.batches.remove(at: found), objects)
  }

  func detail(of result: LoadResult, for load: LoadState) -> CallDetail {
    switch result {
    case .success(let loaded): .load(load.item.item, loaded.type, error: nil)
    case .failure(let error):
      .load(load.item.item, representation(of: load)?.type, error: error.code)
    }
  }

  /// Ends a load whose destination has received the result: its data replaces the placeholder, or
  /// the placeholder is removed.
  mutating func conclude(_ load: LoadState, with result: LoadResult) {
    if isLive(load.session) { countForHost(load, result) }
    catalog.files.endUse(after: result, isReceived: !scene.isTerminated(load.destination))
    guard let placeholder = load.placeholder, scene.gap(of: placeholder) != nil else { return }
    if case .success(.data(let type, let bytes)) = result {
      commit(load, type, bytes, to: placeholder)
    } else {
      extract(placeholder, session: load.session)
      contentChanged(isPublished: true)
    }
  }

  /// Inserts the item at the present gap of its placeholder (CONTRACT-80); a moved item leaves its
  /// source.
  private mutating func commit(
    _ load: LoadState, _ type: TypeIdentifier, _ bytes: [UInt8], to placeholder: PlaceholderID
  ) {
    let view = load.destination
    let origin = load.item.origin
    let isLocal = scene[origin].application == scene[view].application
    let moves = load.movesItem(in: scene) && scene[origin].holds(load.item.item)
    // A moved item leaves its source first, so that it keeps its name within one collection.
    if moves { remove([load.item], session: load.session) }
    if load.operation.leavesSource { leave(load.item, session: load.session) }
    presence.note(load.item.reference)
    guard let content = scene[view].collection else { return }
    let keepsName =
      (load.operation.leavesSource || !isLocal) && !content.order.contains(load.item.item)
      && !stores.isStored(catalog.names[load.item.item], besides: moves ? origin : nil, at: view)
    var reserved: Set<String> = []
    let item =
      keepsName
      ? load.item.item : copy(of: load.item.item, in: content, at: view, reserved: &reserved)
    var provider = ItemProvider()
    provider.register(Representation(type, .data(bytes)))
    catalog.providers[ItemReference(view: view, item: item)] = provider
    fill(placeholder, with: item, session: load.session)
    contentChanged(isPublished: true)
  }

  /// Stores the bytes that arrive for the load of an external item.
  ///
  /// - Returns: The load, and the type that the bytes lack, if they are not what was requested; nil
  ///   if no load waits for them.
  mutating func store(
    _ bytes: [UInt8], of type: TypeIdentifier?, for reference: ItemReference
  ) -> (load: LoadState, missing: TypeIdentifier?)? {
    let waiting = state.loads.loads(of: reference).first { load in
      guard let kept = representation(of: load) else { return false }
      return kept.delivery == .manual && (type == nil || kept.type == type)
    }
    guard let waiting, let kept = representation(of: waiting) else { return nil }
    guard let format = kept.hostName, let form = AddressList.Form(format: format) else {
      catalog.providers[reference].replace(
        with: Representation(
          kept.type, .data(bytes), visibility: kept.visibility, delivery: .manual, form: kept.form,
          claimedSize: kept.claimedSize, hostName: kept.hostName))
      return (waiting, nil)
    }
    catalog.providers[reference].answer(bytes, listing: form, under: format)
    // A page's address does not complete a load of a file's address.
    let answered = representation(of: waiting)?.type
    let isMissing = answered.map { !catalog.types.conformance.conforms($0, to: kept.type) } ?? false
    return (waiting, isMissing ? kept.type : nil)
  }
}
