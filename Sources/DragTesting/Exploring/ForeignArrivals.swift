package import DragItems
import DragStage
import Machines

/// How an application that is explored is offered what another one brings in (EX-35).
package struct ForeignArrivals {
  private let width: Double
  private let offer: ((Representation, ItemReference) -> Void)?

  /// Takes how items are offered.
  ///
  /// - Parameters:
  ///   - width: The width of the application's window; views beyond it are beside it anyway.
  ///   - offer: Offers an item of the stage with one representation; nil where the stage's own items have them.
  package init(
    besides width: Double = 0, offer: ((Representation, ItemReference) -> Void)? = nil
  ) {
    (self.width, self.offer) = (width, offer)
  }

  /// What the load of a content comes to: at once, late, an error, nothing.
  private static func forms(of content: TestContent) -> [Representation] {
    func form(_ outcome: Representation.Outcome, _ delivery: Representation.Delivery)
      -> Representation
    {
      Representation(content.type, outcome, delivery: delivery)
    }
    return [
      form(content.outcome, .after(.zero)), form(content.outcome, .after(.seconds(2))),
      form(.failure("no data"), .after(.zero)), form(content.outcome, .never),
    ]
  }

  /// Adds a view of another application for each content, with the forms in which it may come.
  func add(_ contents: [TestContent], to test: TestStage) {
    let stage = test.stage
    let edges = stage.scene.views.map { stage.scene.frame(of: $0).maxX }
    let edge = max(width, edges.max() ?? 0)
    for (index, content) in contents.enumerated() {
      let forms = Self.forms(of: content)
      let (view, names) = test.foreignItems(
        forms.count, number: index + 1, besides: edge, together: false, fileID: #fileID,
        file: #filePath, line: #line, column: #column)
      guard let id = stage.view(named: view.name) else { continue }
      for (name, form) in zip(names, forms) {
        guard let item = stage.item(name, in: id) else { continue }
        if let offer { offer(form, item) } else { _ = stage.items.register(form, for: item) }
      }
    }
  }
}
