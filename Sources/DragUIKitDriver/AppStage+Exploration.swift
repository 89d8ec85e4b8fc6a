#if os(iOS)
  import UIKit
#elseif os(Linux)
  import DragUIKit
#endif
#if os(iOS) || os(Linux)
  import DragItems
  import DragReplay
  public import DragTesting

  extension AppStage {
    /// The application as it is explored: `explore { … return app.exploration }` (EX-35).
    ///
    /// What UIKit would answer with a crash is found, with UIKit's words. Where ``name(_:_:items:)`` names the items of a list, what
    /// the list shows is compared with the model, and no drag may lose one of them.
    public var exploration: Exploration {
      layOut()
      return Exploration(
        test, named: application ?? "App", observer: observer,
        lists: { self.host.listed },
        // Also beside a window that was turned.
        arrivals: ForeignArrivals(besides: Double(max(window.frame.width, window.frame.height))) {
          form, item in
          self.host.offer(NSItemProvider(offering: form), as: item)
        },
        isWaiting: { self.host.openLoadCount > 0 || self.host.hasOwnTime }
      ) { body in
        self.drive(body)
      }
    }
  }

  extension NSItemProvider {
    /// Offers one representation, at the time of the main queue.
    fileprivate convenience init(offering form: Representation) {
      self.init()
      registerDataRepresentation(forTypeIdentifier: form.type.text, visibility: .all) { answer in
        let (data, error): (Data?, (any Error)?) =
          switch form.outcome {
          case .data(let bytes): (Data(bytes), nil)
          case .failure: (nil, CocoaError(.fileReadUnknown))
          }
        switch form.delivery {
        case .after(.zero): answer(data, error)
        case .after(let delay):
          DispatchQueue.main.asyncAfter(deadline: .now() + Double(delay.count) / 1_000_000) {
            answer(data, error)
          }
        case .manual, .never: break
        }
        return nil
      }
    }
  }
#endif
