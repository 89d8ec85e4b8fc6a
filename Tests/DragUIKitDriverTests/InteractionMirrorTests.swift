import DragUIKit
import DragUIKitTesting
import Testing

@testable import DragUIKitDriver

/// Views with interactions, driven by the face and by the mirror: the same calls, in the same order.
@MainActor @Suite struct InteractionMirrorTests {
  /// Two notes that can be dragged, a pad that takes texts, and a bin that takes one move.
  private final class Pad: UIViewController, UIDragInteractionDelegate, UIDropInteractionDelegate {
    let notes = [
      UIView(frame: CGRect(x: 20, y: 40, width: 80, height: 60)),
      UIView(frame: CGRect(x: 120, y: 40, width: 80, height: 60)),
    ]
    let pad = UIView(frame: CGRect(x: 20, y: 200, width: 300, height: 300))
    var texts: [String] = []
    var log: [String] = []
    var addsItems = false
    var proposal = UIDropProposal(operation: .copy)

    override func viewDidLoad() {
      super.viewDidLoad()
      for view in notes + [pad] { view.backgroundColor = .white }
      for note in notes {
        view.addSubview(note)
        note.addInteraction(UIDragInteraction(delegate: self))
      }
      view.addSubview(pad)
      pad.addInteraction(UIDropInteraction(delegate: self))
    }

    private func number(_ interaction: UIDragInteraction) -> Int {
      notes.firstIndex { $0 === interaction.view } ?? -1
    }

    private func item(_ number: Int) -> UIDragItem {
      let item = UIDragItem(itemProvider: NSItemProvider(object: "text \(number)" as NSString))
      item.localObject = number
      return item
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [item(number(interaction))] }

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
      withTouchAt point: CGPoint
    ) -> [UIDragItem] {
      log.append("add at \(point.x),\(point.y) to \(session.items.count)")
      return addsItems ? [item(number(interaction))] : []
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
      session: any UIDragSession
    ) {
      animator.addAnimations { self.log.append("lifting") }
      animator.addCompletion { self.log.append($0 == .end ? "lifted" : "put back") }
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { proposal.operation == .move }

    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
      for addingInteraction: UIDragInteraction
    ) { log.append("will add \(items.map { $0.localObject as? Int ?? -1 })") }

    func dragInteraction(
      _ interaction: UIDragInteraction, item: UIDragItem,
      willAnimateCancelWith animator: any UIDragAnimating
    ) { animator.addCompletion { _ in self.log.append("home") } }

    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      didEndWith operation: UIDropOperation
    ) { log.append("ended \(UInt(operation.rawValue))") }

    func dragInteraction(
      _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
    ) { log.append("transferred") }

    func dropInteraction(
      _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool { session.canLoadObjects(ofClass: NSString.self) }

    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
    ) { log.append("enters at \(session.location(in: pad))") }

    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { proposal }

    func dropInteraction(
      _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) {
      log.append("local \(session.localDragSession != nil), items \(session.items.count)")
      _ = session.loadObjects(ofClass: NSString.self) { objects in
        self.texts = objects.compactMap { ($0 as? NSString)?.description }
      }
    }

    func dropInteraction(
      _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
      withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
      defaultPreview.retargetedPreview(
        with: UIDragPreviewTarget(container: pad, center: CGPoint(x: 5, y: 5)))
    }

    func dropInteraction(
      _ interaction: UIDropInteraction, item: UIDragItem,
      willAnimateDropWith animator: any UIDragAnimating
    ) { animator.addCompletion { _ in self.log.append("arrived") } }

    func dropInteraction(
      _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
    ) { log.append("concluded") }
  }

  /// Drives a pad by both, and expects the same calls, the same log and the same texts.
  @discardableResult
  private func same(
    _ set: (Pad) -> Void = { _ in }, _ drive: (AppStage, Pad) async -> Void
  ) async -> (pad: Pad, calls: [String]) {
    var found: [(pad: Pad, calls: [String])] = []
    for stage in [AppStage(), mirror()] {
      let pad = Pad()
      set(pad)
      stage.show(pad)
      await drive(stage, pad)
      await stage.settleLoads()
      found.append((pad, stage.calls))
    }
    #expect(found[0].calls == found[1].calls)
    #expect(found[0].pad.log == found[1].pad.log)
    #expect(found[0].pad.texts == found[1].pad.texts)
    return found[1]
  }

  @Test func `a note is dropped on the pad, and its text arrives`() async {
    let end = await same { stage, pad in stage.drag(pad.notes[1], to: .middle, in: pad.pad) }
    #expect(end.pad.texts == ["text 1"])
    #expect(end.pad.log.suffix(3) == ["concluded", "ended 2", "transferred"])
    #expect(end.calls.contains("view3 previewForDropping"))
  }

  @Test func `a move is one where source and pad allow it`() async {
    let end = await same {
      $0.proposal = UIDropProposal(operation: .move)
    } _: { stage, pad in
      stage.drag(pad.notes[0], to: .middle, in: pad.pad)
    }
    #expect(end.pad.log.contains("ended 3"))
  }

  @Test func `a lift that is released puts the note back (CONTRACT-06)`() async {
    let end = await same { stage, pad in
      stage.press(.middle, of: pad.notes[0])
      stage.advance(by: .seconds(1))
      stage.release()
      stage.settle()
    }
    #expect(end.pad.log == ["lifting", "put back"])
  }

  @Test func `a drag that nothing takes flies home (CONTRACT-16)`() async {
    let end = await same { stage, pad in
      stage.drag(pad.notes[0], to: .point(200, 800))
    }
    #expect(end.pad.log.contains("home") && end.pad.log.contains("ended 0"))
  }

  @Test func `a tap on the other note adds it (CONTRACT-18, 20)`() async {
    let end = await same {
      $0.addsItems = true
    } _: { stage, pad in
      stage.press(.middle, of: pad.notes[0])
      stage.advance(by: .seconds(1))
      stage.move(to: .point(60, 150), of: pad.pad)
      let second = stage.test.pointer("second")
      stage.press(.middle, of: pad.notes[1], by: second)
      stage.release(second)
      stage.move(to: .middle, of: pad.pad)
      stage.release()
      stage.settle()
    }
    #expect(end.pad.log.contains("will add [1]"))
    #expect(end.pad.texts == ["text 0", "text 1"])
  }

  @Test func `items of another application are copied, and are not local`() async {
    let end = await same { stage, pad in
      stage.drop(
        ["x", "y"].map { NSItemProvider(object: $0 as NSString) }, on: pad.pad, at: .middle)
    }
    #expect(end.pad.texts == ["x", "y"])
    #expect(end.pad.log.contains("local false, items 2"))
  }

  @Test func `an interaction that is switched off begins no drag (CONTRACT-01)`() async {
    let end = await same { stage, pad in
      (pad.notes[0].interactions.first as? UIDragInteraction)?.isEnabled = false
      stage.drag(pad.notes[0], to: .middle, in: pad.pad)
    }
    #expect(end.calls.isEmpty && end.pad.texts.isEmpty)
  }

  @Test func `a view whose interactions are taken away is no view of the stage`() async {
    await same { stage, pad in
      for interaction in pad.pad.interactions { pad.pad.removeInteraction(interaction) }
      stage.drag(pad.notes[0], to: .middle, in: pad.pad)
      #expect(pad.texts.isEmpty)
    }
  }

  @Test func `a note lends nothing while touches do not reach it`() async {
    let barriers: [@MainActor (Pad) -> (off: () -> Void, on: () -> Void)] = [
      { pad in
        (
          { pad.notes[0].isUserInteractionEnabled = false },
          { pad.notes[0].isUserInteractionEnabled = true }
        )
      },
      { pad in
        (
          { pad.view.isUserInteractionEnabled = false },
          { pad.view.isUserInteractionEnabled = true }
        )
      },
      { pad in ({ pad.notes[0].alpha = 0.009 }, { pad.notes[0].alpha = 0.01 }) },
      { pad in ({ pad.view.alpha = 0 }, { pad.view.alpha = 1 }) },
    ]
    for barrier in barriers {
      let end = await same { stage, pad in
        stage.perform { barrier(pad).off() }
        stage.drag(pad.notes[0], to: .middle, in: pad.pad)
        #expect(stage.calls.isEmpty && pad.log.isEmpty)
        stage.perform { barrier(pad).on() }
        stage.drag(pad.notes[0], to: .middle, in: pad.pad)
      }
      #expect(end.pad.texts == ["text 0"])
    }
  }

  @Test func `a pad takes nothing while touches do not reach it`() async {
    let end = await same { stage, pad in
      stage.perform { pad.pad.isUserInteractionEnabled = false }
      stage.drag(pad.notes[0], to: .middle, in: pad.pad)
      #expect(pad.log.contains("ended 0"))
      pad.log = []
      stage.perform { pad.pad.isUserInteractionEnabled = true }
      stage.drag(pad.notes[0], to: .middle, in: pad.pad)
    }
    #expect(end.pad.texts == ["text 0"] && end.pad.log.contains("ended 2"))
  }

  @Test func `a note that is disabled under its drag hears of the end, and a pad takes nothing`()
    async
  {
    let end = await same { stage, pad in
      stage.press(.middle, of: pad.notes[0])
      stage.advance(by: .seconds(1))
      stage.move(to: .middle, of: pad.pad)
      stage.perform {
        pad.notes[0].isUserInteractionEnabled = false
        pad.pad.isUserInteractionEnabled = false
      }
      stage.move(to: .middle, of: pad.pad)
      stage.release()
      stage.settle()
    }
    #expect(end.pad.log.contains("home") && end.pad.log.contains("ended 0"))
    #expect(end.pad.texts == [])
  }
}
