#if os(iOS)
  import UIKit
#elseif os(Linux)
  import DragUIKit
#endif
#if os(iOS) || os(Linux)
  import DragGeometry

  /// The common part of both session objects.
  @MainActor class DrivenSession: NSObject, UIDragDropSession {
    let drag: DrivenDrag

    init(_ drag: DrivenDrag) {
      self.drag = drag
      super.init()
    }

    var items: [UIDragItem] { drag.items }
    var allowsMoveOperation: Bool { drag.allowsMove }
    var isRestrictedToDraggingApplication: Bool { drag.isRestricted }

    func location(in view: UIView) -> CGPoint { view.convert(CGPoint(drag.point), from: nil) }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
      drag.items.contains { item in
        typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
      }
    }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
      drag.items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
  }

  /// A drag as its source sees it.
  @MainActor final class DragSession: DrivenSession, UIDragSession {
    var localContext: Any?
  }

  /// A drag as a destination sees it.
  @MainActor class DropSession: DrivenSession, UIDropSession {
    var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
    /// The drag as its source sees it.
    let source: DragSession
    let progress = Progress(totalUnitCount: 0)
    /// The number of loads of the session that were not handed over.
    private(set) var openLoadCount = 0

    /// Adds a load to the progress of all (CONTRACT-93).
    func add(_ load: Progress) {
      progress.totalUnitCount += 1
      progress.addChild(load, withPendingUnitCount: 1)
    }

    override init(_ drag: DrivenDrag) {
      source = DragSession(drag)
      super.init(drag)
    }

    var localDragSession: (any UIDragSession)? { drag.isForeign ? nil : source }

    func loadObjects(
      ofClass aClass: any NSItemProviderReading.Type,
      completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress {
      let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
      let all = Progress(totalUnitCount: Int64(max(1, providers.count)))
      add(all)
      openLoadCount += 1
      let batch = LoadedObjects(count: providers.count) { [self] objects in
        openLoadCount -= 1
        completion(objects)
      }
      if providers.isEmpty {
        DispatchQueue.main.async { MainActor.assumeIsolated { batch.finish() } }
      }
      for (place, provider) in providers.enumerated() {
        let load = provider.loadObject(ofClass: aClass) { object, _ in
          // A provider hands its object to one handler, on any thread.
          nonisolated(unsafe) let object = object
          DispatchQueue.main.async {
            MainActor.assumeIsolated { batch.put(unsafe object, at: place) }
          }
        }
        all.addChild(load, withPendingUnitCount: 1)
      }
      return all
    }
  }

  /// The objects of several loads, which are handed over together in the items' order (CONTRACT-89).
  @MainActor final class LoadedObjects {
    private var objects: [(any NSItemProviderReading)?]
    private var open: Int
    private let completion: ([any NSItemProviderReading]) -> Void

    init(count: Int, _ completion: @escaping ([any NSItemProviderReading]) -> Void) {
      objects = Array(repeating: nil, count: count)
      open = count
      self.completion = completion
    }

    func put(_ object: (any NSItemProviderReading)?, at place: Int) {
      objects[place] = object
      open -= 1
      if open == 0 { finish() }
    }

    func finish() { completion(objects.compactMap { $0 }) }
  }
#endif
