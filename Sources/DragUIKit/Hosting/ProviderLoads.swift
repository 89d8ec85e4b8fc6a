import DragItems
import DragSessions
package import DragStage
import Foundation

/// The loads of providers: those of a drop are the stage's, which notifies their destination when they are answered.
@MainActor package final class ProviderLoads {
  typealias Finish = @MainActor (Result<Data, any Error>) -> Void
  /// Asks a source, which answers once, on any thread.
  typealias Request = (@escaping NSItemProvider.DataAnswer) -> Progress?

  // A source may answer when the stage is gone.
  private weak var screen: HostedStage?
  /// The loads of drops, which the stage answers.
  private var open: [LoadToken: ProviderLoad] = [:]
  /// The drops of these loads, until what was to be done with their results has been done.
  private var drops: [LoadToken: any OpenDrop] = [:]
  /// Those whose source has not answered.
  private var unanswered: Set<LoadToken> = []

  init(on screen: HostedStage) { self.screen = screen }

  /// The number of loads that have no result yet.
  fileprivate(set) var openCount = 0

  /// Loads the data of a registered type; nil is a type that the provider does not have.
  ///
  /// - Returns: The progress of the load; its cancellation ends the load with an error (CONTRACT-118).
  static func load(
    _ type: String?, of provider: NSItemProvider, by request: Request? = nil,
    _ finish: @escaping Finish
  ) -> Progress {
    let load = ProviderLoad(among: HostedStage.current?.loads, finish)
    guard let type else {
      load.end(with: .failure(NSItemProvider.error(.itemUnavailableError)))
      return load.progress
    }
    let request = request ?? { provider.request(type, answer: $0) }
    if let screen = HostedStage.current, let drop = screen.drop,
      let item = drop.reference(of: provider)
    {
      drop.add(load.progress)
      screen.loads.start(load, type, by: request, as: item, in: drop)
      return load.progress
    }
    guard !provider.isDragged || HostedStage.current?.loads.areUnderWay(beside: provider) == true
    else {
      HostedStage.current?.remark("a load outside of performDropWith fails (CONTRACT-121)")
      load.end(with: .failure(NSItemProvider.error(.unknownError)))
      return load.progress
    }
    load.source = request { data, error in
      MainQueue.run { load.end(with: result(data, error)) }
    }
    return load.progress
  }

  /// True while loads of the same drag are under way: what their results lead to may be loaded as well.
  private func areUnderWay(beside provider: NSItemProvider) -> Bool {
    drops.values.contains { $0.reference(of: provider) != nil }
  }

  /// Calls a function as the main queue would, at the stage's present time.
  package static func deliver(_ body: @escaping () -> Void) {
    guard let screen = HostedStage.current else {
      return DispatchQueue.main.async(group: nil) { MainActor.assumeIsolated(body) }
    }
    screen.stage.schedule(after: .zero, body)
  }

  private func start(
    _ load: ProviderLoad, _ name: String, by request: Request, as item: DragItem,
    in drop: any OpenDrop
  ) {
    guard let type = try? TypeIdentifier(name) else {
      return load.end(with: .failure(NSItemProvider.error(.itemUnavailableError)))
    }
    guard let screen else { return }
    screen.stage.items.register(
      Representation(type, .data([]), delivery: .manual), for: item.reference)
    let token: LoadToken
    do throws(StageError) {
      token = try drop.coordinator.load(.data(type), of: item)
    } catch {
      return load.end(with: .failure(NSItemProvider.error(.unknownError)))
    }
    open[token] = load
    drops[token] = drop
    unanswered.insert(token)
    let loads = self
    load.source = request { data, error in
      let words = error.map { "\($0)" }
      MainQueue.run {
        // The error of a source in the same process is passed on as it is.
        load.failure = error
        loads.answer(token, item.reference, type, data, words)
      }
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
        .loadRejected(item, type, reason: words ?? "the source has no data")
      }
    screen.attempt { () throws(StageError) in
      try screen.stage.handle(event, at: screen.stage.now)
    }
  }

  /// Runs code with the stage of the loads as the one whose clock the main queue has.
  fileprivate func driving(_ body: () -> Void) {
    guard let screen else { return body() }
    screen.driving(body)
  }

  /// Hands the result of a load over.
  package func finish(_ token: LoadToken?, with result: LoadResult) {
    guard let token, let load = open.removeValue(forKey: token) else { return }
    defer { drops[token] = nil }
    switch result {
    case .success(let item): load.finish(with: .success(Data(item.bytes ?? [])))
    case .failure(let error):
      load.finish(
        with: .failure(
          load.failure
            ?? NSItemProvider.error(
              error == .itemUnavailable ? .itemUnavailableError : .unknownError)))
    }
  }

  private nonisolated static func result(_ data: Data?, _ error: (any Error)?) -> Result<
    Data, any Error
  > {
    if let data { return .success(data) }
    return .failure(error ?? NSItemProvider.error(.itemUnavailableError))
  }
}

/// A load of a provider, which is handed over once.
@MainActor private final class ProviderLoad {
  /// The progress as the caller sees it.
  let progress = Progress(totalUnitCount: 100)
  /// The error with which the source has answered.
  var failure: (any Error)?
  /// The source's own progress, which is a part of the caller's (CONTRACT-118).
  var source: Progress? {
    didSet {
      guard let source, !progress.isFinished else { return }
      progress.addChild(source, withPendingUnitCount: 100)
    }
  }
  private var finish: ProviderLoads.Finish?
  private weak var loads: ProviderLoads?

  init(among loads: ProviderLoads?, _ finish: @escaping ProviderLoads.Finish) {
    self.finish = finish
    self.loads = loads
    loads?.openCount += 1
    // It comes from another thread, whichever thread cancels.
    // A source that forgets the load does not end it: so the progress keeps it until it has ended.
    progress.cancellationHandler = {
      MainQueue.run { self.finish(with: .failure(CocoaError(.userCancelled))) }
    }
  }

  /// Hands a result over, as the main queue would.
  func end(with result: Result<Data, any Error>) {
    ProviderLoads.deliver { self.finish(with: result) }
  }

  /// Hands a result over, unless one has been.
  func finish(with result: Result<Data, any Error>) {
    guard let finish else { return }
    self.finish = nil
    loads?.openCount -= 1
    progress.cancellationHandler = nil
    if let source {
      source.completedUnitCount = source.totalUnitCount
    } else {
      progress.completedUnitCount = progress.totalUnitCount
    }
    // Another test may have driven its stage while this one waited for the answer.
    guard let loads else { return finish(result) }
    loads.driving { finish(result) }
  }
}
