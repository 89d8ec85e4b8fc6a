package import DragScript
package import DragStage

extension DragScript.ViewOptions {
  /// The options of a view on a stage, as a script writes them.
  ///
  /// What a script says by its policies is not among them: spring-loading, and who is asked for previews and rows.
  package init(_ options: DragStage.ViewOptions, on stage: Stage) {
    self.init()
    app = options.application.map { Name($0, at: .unwritten) }
    parent = options.parent.map { Name(stage.name(of: $0), at: .unwritten) }
    orientation = options.orientation
    isTable = options.movesRows
    isSimultaneous = options.takesSimultaneousDrops
    contentSize = options.contentSize
    hasMenu = options.hasMenus
    allowsDragging = options.allowsDragging
    acceptsDrops = options.acceptsDrops
    dragsSelection = options.dragsSelection
    reorders = options.reorders
    isAnchored = options.keepsFirstVisible
    within = options.operationsWithin
    outside = options.operationsOutside
    drop.behavior = options.drop
    drop.behavior.acceptedTypes = nil
    drop.acceptedTypes = options.drop.acceptedTypes.map { $0.map(\.text) }
  }
}
