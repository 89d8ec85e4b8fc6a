import DragItems
import DragSessions
import DragStage

/// What applications have to do, and have not done when a test ends, which is not a fault of the stage.
extension Invariants {
  /// How a sentence begins about what was an application's to do.
  static let leftUndone = "left undone by"

  /// A load is ended by its source, or else by the stage.
  var violationsOfLoads: [String] {
    let unanswered = stage.unansweredLoads
    let items = Set(unanswered.map(\.item.reference))
    return unanswered.map { load in
      let application = Self.application(of: load.item.origin, on: stage)
      return
        "\(Self.leftUndone) \(application): the data of `\(stage.name(of: load.item.item))` never comes"
    }
      + stage.openLoads.filter { !items.contains($0) }.map {
        "the load of `\(stage.name(of: $0.item))` is never complete"
      }
  }

  /// How an application is called that has left something undone.
  static func application(of view: ViewID?, on stage: Stage) -> String {
    view.map { "the application of `\(stage.name(of: $0))`" } ?? "the application"
  }

  /// An original that was lent is given back by who got it.
  var violationsOfFiles: [String] {
    stage.leakedFiles.map { lease in
      let application = Self.application(of: stage.borrower(of: lease), on: stage)
      return
        "\(Self.leftUndone) \(application): the use of the file `\(lease.path.text)` is not ended"
    }
  }
}
