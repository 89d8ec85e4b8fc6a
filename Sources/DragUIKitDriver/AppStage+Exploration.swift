#if os(iOS) || os(Linux)
  import DragReplay
  public import DragTesting

  extension AppStage {
    /// The application as it is explored: `explore { … return app.exploration }` (EX-35).
    ///
    /// What UIKit would answer with a crash is found, with UIKit's words.
    public var exploration: Exploration {
      Exploration(test, named: application ?? "App", observer: observer) { body in
        self.drive(body)
      }
    }
  }
#endif
