package import DragScript
package import DragStage

extension DeclaredOptions {
  /// The options of a view on a stage, as a script writes them.
  ///
  /// What a script says by its policies is not among them: spring-loading, and who is asked for previews and rows.
  package init(_ options: ViewOptions, on stage: Stage) {
    self.init()
    view = options
    app = options.application.map { Name($0, at: .unwritten) }
    parent = options.parent.map { Name(stage.name(of: $0), at: .unwritten) }
    (view.application, view.parent) = (nil, nil)
    (view.isSpringLoaded, view.asksPreviews, view.asksRowMoves) = (false, [], false)
    drop.acceptedTypes = options.drop.acceptedTypes.map { $0.map(\.text) }
    drop.behavior.acceptedTypes = nil
  }
}
