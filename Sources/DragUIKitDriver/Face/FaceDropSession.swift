#if os(Linux)
  import DragUIKit

  /// A drag as a destination of the face sees it: its loads are the stage's, and each is a part of its progress.
  @MainActor final class FaceDropSession: DropSession {
    override func loadObjects(
      ofClass aClass: any NSItemProviderReading.Type,
      completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress {
      let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
      let progress = Progress(totalUnitCount: Int64(max(1, providers.count)))
      let batch = LoadedObjects(count: providers.count) { completion($0) }
      guard !providers.isEmpty else {
        ProviderLoads.deliver { batch.finish() }
        return progress
      }
      let loads = providers.enumerated().map { place, provider in
        provider.loadObject(ofClass: aClass) { object, _ in
          progress.completedUnitCount += 1
          batch.put(object, at: place)
        }
      }
      progress.cancellationHandler = {
        MainQueue.run { for load in loads { load.cancel() } }
      }
      return progress
    }
  }
#endif
