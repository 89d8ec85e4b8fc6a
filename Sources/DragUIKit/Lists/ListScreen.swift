import DragStage
import Foundation

/// What shows a list: the stage that has its data, and what a drop does with it meanwhile.
@MainActor protocol ListScreen: WindowScreen {
  /// The stage.
  var stage: Stage { get }
  /// The drop that is being performed.
  var drop: (any OpenDrop)? { get }

  /// The list of a view on the stage.
  func list(_ id: ViewID) -> ListState?
  /// The function that names the items of a list, or nil.
  func namer(of list: any ListClient) -> ((IndexPath) -> String)?
  /// Makes a call of the stage; an error fails the test.
  @discardableResult
  func attempt<Value>(_ body: () throws(StageError) -> Value) -> Bool
}
