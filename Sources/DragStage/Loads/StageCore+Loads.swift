import DragItems
import DragSessions

extension StageCore {
  mutating func newLoadToken() -> LoadToken {
    loadCount += 1
    return LoadToken(rawValue: loadCount)
  }

  /// The delivery of an item's data, or nil if there is none.
  ///
  /// A terminated application delivers nothing, and no load waits for it.
  func delivery(of load: LoadState) -> Representation.Delivery? {
    isTerminated(load.item.origin) ? nil : representation(of: load)?.delivery
  }

  func representation(of load: LoadState) -> Representation? {
    let provider = providers[load.item.reference]
    let reader = reader(at: load.destination, of: load.item.origin)
    guard let request = load.request else {
      return bestTaken(of: provider, by: load, for: reader) ?? provider.first(for: reader)
    }
    return try? provider.representation(
      for: request, in: types.conformance, for: reader, isInDropScope: true)
  }

  /// The best representation of a type that the destination takes, or nil if it takes any or none.
  func bestTaken(
    of provider: ItemProvider, by load: LoadState, for reader: ItemReader
  ) -> Representation? {
    let destination = DestinationID(load.destination.rawValue, ordinal: load.ordinal)
    guard let accepted = scene.behavior(of: destination).acceptedTypes else { return nil }
    return provider.representations.first { offered in
      offered.isVisible(to: reader)
        && accepted.contains { types.conformance.conforms(offered.type, to: $0) }
    }
  }
}
