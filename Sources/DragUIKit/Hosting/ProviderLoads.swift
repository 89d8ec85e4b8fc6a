import DragItems
import DragSessions
import DragStage
import Foundation

/// The loads of providers: those of a drop are the stage's, which notifies their destination when they are answered.
@MainActor final class ProviderLoads {
  typealias Finish = @MainActor (Result<Data, any Error>) -> Void

  // A source may answer when the stage is gone.
  private weak var screen: HostedStage?
  /// The loads that the stage waits for.
  private var open: [LoadToken: Finish] = [:]
  /// Those whose source has not answered.
  private var unanswered: Set<LoadToken> = []

  init(on screen: HostedStage) { self.screen = screen }

  /// The number of loads that have not been answered.
  var openCount: Int { open.count }

  /// Loads the data of a registered type; nil is a type that the provider does not have.
  static func load(_ type: String?, of provider: NSItemProvider, _ finish: @escaping Finish) {
    guard let type else {
      return deliver { finish(.failure(NSItemProvider.error(.itemUnavailableError))) }
    }
    if let screen = HostedStage.current, let drop = screen.drop,
      let item = drop.drag.reference(of: provider)
    {
      return screen.loads.load(type, of: provider, as: item, in: drop, finish)
    }
    guard !provider.isDragged else {
      HostedStage.current?.remark("a load outside of performDropWith fails (CONTRACT-121)")
      return deliver { finish(.failure(NSItemProvider.error(.unknownError))) }
    }
    provider.request(type) { data, error in
      MainQueue.run { deliver { finish(result(data, error)) } }
    }
  }

  /// Calls a function as the main queue would, at the stage's present time.
  static func deliver(_ body: @escaping () -> Void) {
    guard let screen = HostedStage.current else {
      return DispatchQueue.main.async(group: nil) { MainActor.assumeIsolated(body) }
    }
    screen.stage.schedule(after: .zero, body)
  }

  private func load(
    _ name: String, of provider: NSItemProvider, as item: DragItem, in drop: ListDrop,
    _ finish: @escaping Finish
  ) {
    guard let type = try? TypeIdentifier(name) else {
      return Self.deliver { finish(.failure(NSItemProvider.error(.itemUnavailableError))) }
    }
    guard let screen else { return }
    screen.stage.items.register(
      Representation(type, .data([]), delivery: .manual), for: item.reference)
    let token: LoadToken
    do throws(StageError) {
      token = try drop.coordinator.load(.data(type), of: item)
    } catch {
      return Self.deliver { finish(.failure(NSItemProvider.error(.unknownError))) }
    }
    open[token] = finish
    unanswered.insert(token)
    let loads = self
    provider.request(name) { data, error in
      let words = error.map { "\($0)" }
      MainQueue.run { loads.answer(token, item.reference, type, data, words) }
    }
  }

  /// Passes the answer of a source to the stage; only the first one counts (CONTRACT-117).
  private func answer(
    _ token: LoadToken, _ item: ItemReference, _ type: TypeIdentifier, _ data: Data?,
    _ words: String?
  ) {
    guard let screen else { return }
    guard unanswered.remove(token) != nil else {
      return screen.remark("a source has answered a load twice (CONTRACT-117)")
    }
    let event: StageEvent =
      if let data {
        .loadDelivered(item, type, Array(data))
      } else {
        .loadRejected(item, reason: words ?? "the source has no data")
      }
    screen.attempt { () throws(StageError) in
      try screen.stage.handle(event, at: screen.stage.now)
    }
  }

  /// Hands the result of a load over.
  func finish(_ token: LoadToken?, with result: LoadResult) {
    guard let token, let finish = open.removeValue(forKey: token) else { return }
    switch result {
    case .success(let item): finish(.success(Data(item.bytes ?? [])))
    case .failure(let error):
      finish(
        .failure(
          NSItemProvider.error(error == .itemUnavailable ? .itemUnavailableError : .unknownError)))
    }
  }

  private nonisolated static func result(_ data: Data?, _ error: (any Error)?) -> Result<
    Data, any Error
  > {
    if let data { return .success(data) }
    return .failure(error ?? NSItemProvider.error(.itemUnavailableError))
  }
}
