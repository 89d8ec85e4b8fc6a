import DragItems
import DragSessions
import DragStage

/// Duties of applications that are unfulfilled when a test ends, which are not errors of the stage.
extension Invariants {
  /// The prefix of a message about an unfulfilled duty.
  static let leftUndone = "left undone by"

  /// A load must be completed by its source, or else by the stage.
  var violationsOfLoads: [String] {
    let unanswered = stage.inspection.unansweredLoads
    let items = Set(unanswered.map(\.item.reference))
    return unanswered.map { load in
      let application = Self.application(of: load.item.origin, on: stage)
      return
        "\(Self.leftUndone) \(application): the data of `\(stage.name(of: load.item.item))` never comes"
    }
      + stage.loads.open.filter { !items.contains($0) }.map {
        "the load of `\(stage.name(of: $0.item))` is never complete"
      }
  }

  /// The name of the application in a message.
  static func application(of view: ViewID?, on stage: Stage) -> String {
    view.map { "the application of `\(stage.name(of: $0))`" } ?? "the application"
  }

  /// An original file in place must be released by its receiver.
  var violationsOfFiles: [String] {
    stage.items.leakedFiles.map { lease in
      let application = Self.application(of: stage.inspection.borrower(of: lease), on: stage)
      return
        "\(Self.leftUndone) \(application): the use of the file `\(lease.path)` is not ended"
    }
  }
}
