import DragExplore
import DragTesting
import DragUIKit
import DragUIKitTesting

/// `hosted-gestures N`: makes at least N gestures up on an application with delegates, and prints how many they were.
///
/// `Tests/Instructions/hosted.sh` counts what they cost (EX-62).
@main
enum HostedGestures {
  @MainActor static func main() {
    guard CommandLine.arguments.count == 2, let wanted = Int(CommandLine.arguments[1]) else {
      return print("usage: hosted-gestures N")
    }
    var explorer = Explorer(exploration().scene(makingEach: exploration), seed: 17)
    var run = 0
    while explorer.summary.gestureCount < wanted {
      if let found = explorer.explore(run: run) {
        return print("run \(run): \(found.failure?.message ?? "")")
      }
      run += 1
    }
    print(explorer.summary.gestureCount)
  }

  @MainActor private static func exploration() -> Exploration {
    let list = SortedList()
    let app = AppStage(named: "List")
    app.name(list.collection, "list") { list.texts[$0.item] }
    app.show(list)
    return app.exploration
  }
}
