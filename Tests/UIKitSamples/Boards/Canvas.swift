import UIKit

/// A note that can be dragged out, and a canvas that takes texts and keeps where they fell.
final class CanvasController: UIViewController {
  let note = UIView(frame: CGRect(x: 20, y: 40, width: 120, height: 60))
  let canvas = UIView(frame: CGRect(x: 20, y: 200, width: 300, height: 400))
  private(set) var text: String
  private(set) var texts: [(text: String, point: CGPoint)] = []
  private(set) var log: [String] = []

  init(text: String) {
    self.text = text
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(note)
    view.addSubview(canvas)
    let drag = UIDragInteraction(delegate: self)
    drag.isEnabled = true
    note.addInteraction(drag)
    canvas.addInteraction(UIDropInteraction(delegate: self))
  }
}

extension CanvasController: UIDragInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: UIDragSession
  ) -> [UIDragItem] {
    let item = UIDragItem(itemProvider: NSItemProvider(object: text as NSString))
    item.localObject = text
    return [item]
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: UIDragAnimating,
    session: UIDragSession
  ) {
    animator.addAnimations { self.note.alpha = 0.5 }
    animator.addCompletion { position in
      self.log.append(position == .end ? "lifted" : "put back")
      if position == .start { self.note.alpha = 1 }
    }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: UIDragSession
  ) -> UITargetedDragPreview? {
    let parameters = UIDragPreviewParameters()
    parameters.visiblePath = UIBezierPath(roundedRect: note.bounds, cornerRadius: 8)
    return UITargetedDragPreview(view: note, parameters: parameters)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    note.alpha = 1
    log.append("ended \(operation.rawValue)")
  }
}

extension CanvasController: UIDropInteractionDelegate {
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: UIDropSession) -> Bool {
    session.canLoadObjects(ofClass: NSString.self) && session.items.count == 1
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: UIDropSession
  ) -> UIDropProposal {
    UIDropProposal(operation: session.localDragSession == nil ? .copy : .move)
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: UIDropSession) {
    let point = session.location(in: canvas)
    session.loadObjects(ofClass: NSString.self) { objects in
      guard let text = objects.first as? String else { return }
      self.texts.append((text, point))
    }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    defaultPreview.retargetedPreview(
      with: UIDragPreviewTarget(container: canvas, center: CGPoint(x: 10, y: 10)))
  }

  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: UIDropSession) {
    log.append("concluded")
  }
}
