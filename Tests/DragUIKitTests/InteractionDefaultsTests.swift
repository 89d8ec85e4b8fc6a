import DragUIKit
import Testing

/// What an interaction is answered by a delegate that has only what it must, method by method.
@MainActor @Suite struct InteractionDefaultsTests {
  private final class Bare: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [] }
  }

  private let bare = Bare()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
  private let item = UIDragItem(itemProvider: NSItemProvider())
  private let session = IdleSession()
  private let animator = IdleAnimator()

  /// The preview that UIKit would use.
  private var standard: UITargetedDragPreview {
    UITargetedDragPreview(view: UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 6)))
  }

  @Test func `of a source the methods that are not there are known`() {
    let interaction = UIDragInteraction(delegate: bare)
    view.addInteraction(interaction)
    var asked = DefaultAnswers(of: interaction)
    asked.note("previewForLifting") {
      bare.dragInteraction(interaction, previewForLifting: item, session: session)
    }
    asked.note("willAnimateLiftWith") {
      bare.dragInteraction(interaction, willAnimateLiftWith: animator, session: session)
    }
    asked.note("sessionWillBegin") { bare.dragInteraction(interaction, sessionWillBegin: session) }
    asked.note("sessionAllowsMoveOperation") {
      bare.dragInteraction(interaction, sessionAllowsMoveOperation: session)
    }
    asked.note("sessionIsRestrictedToDraggingApplication") {
      bare.dragInteraction(interaction, sessionIsRestrictedToDraggingApplication: session)
    }
    asked.note("prefersFullSizePreviewsFor") {
      bare.dragInteraction(interaction, prefersFullSizePreviewsFor: session)
    }
    asked.note("sessionDidMove") { bare.dragInteraction(interaction, sessionDidMove: session) }
    asked.note("willEndWith") {
      bare.dragInteraction(interaction, session: session, willEndWith: .copy)
    }
    asked.note("didEndWith") {
      bare.dragInteraction(interaction, session: session, didEndWith: .copy)
    }
    asked.note("sessionDidTransferItems") {
      bare.dragInteraction(interaction, sessionDidTransferItems: session)
    }
    asked.note("itemsForAddingTo") {
      bare.dragInteraction(interaction, itemsForAddingTo: session, withTouchAt: .zero)
    }
    asked.note("sessionForAddingItems") {
      bare.dragInteraction(interaction, sessionForAddingItems: [session], withTouchAt: .zero)
    }
    asked.note("willAdd") {
      bare.dragInteraction(interaction, session: session, willAdd: [item], for: interaction)
    }
    asked.note("previewForCancelling") {
      bare.dragInteraction(interaction, previewForCancelling: item, withDefault: standard)
    }
    asked.note("willAnimateCancelWith") {
      bare.dragInteraction(interaction, item: item, willAnimateCancelWith: animator)
    }
    #expect(
      asked.lines == [
        "previewForLifting: a preview of a view of 30.0 × 40.0, not there",
        "willAnimateLiftWith: nothing, not there",
        "sessionWillBegin: nothing, not there",
        "sessionAllowsMoveOperation: true, not there",
        "sessionIsRestrictedToDraggingApplication: false, not there",
        "prefersFullSizePreviewsFor: false, not there",
        "sessionDidMove: nothing, not there",
        "willEndWith: nothing, not there",
        "didEndWith: nothing, not there",
        "sessionDidTransferItems: nothing, not there",
        "itemsForAddingTo: [], not there",
        "sessionForAddingItems: nil, not there",
        "willAdd: nothing, not there",
        "previewForCancelling: a preview of a view of 5.0 × 6.0, not there",
        "willAnimateCancelWith: nothing, not there",
      ])
  }

  @Test func `of a destination the methods that are not there are known`() {
    let interaction = UIDropInteraction(delegate: bare)
    view.addInteraction(interaction)
    var asked = DefaultAnswers(of: interaction)
    asked.note("canHandle") { bare.dropInteraction(interaction, canHandle: session) }
    asked.note("sessionDidEnter") { bare.dropInteraction(interaction, sessionDidEnter: session) }
    asked.note("sessionDidUpdate") { bare.dropInteraction(interaction, sessionDidUpdate: session) }
    asked.note("sessionDidExit") { bare.dropInteraction(interaction, sessionDidExit: session) }
    asked.note("performDrop") { bare.dropInteraction(interaction, performDrop: session) }
    asked.note("concludeDrop") { bare.dropInteraction(interaction, concludeDrop: session) }
    asked.note("sessionDidEnd") { bare.dropInteraction(interaction, sessionDidEnd: session) }
    asked.note("previewForDropping") {
      bare.dropInteraction(interaction, previewForDropping: item, withDefault: standard)
    }
    asked.note("willAnimateDropWith") {
      bare.dropInteraction(interaction, item: item, willAnimateDropWith: animator)
    }
    #expect(
      asked.lines == [
        "canHandle: true, not there",
        "sessionDidEnter: nothing, not there",
        "sessionDidUpdate: cancel, not there",
        "sessionDidExit: nothing, not there",
        "performDrop: nothing, not there",
        "concludeDrop: nothing, not there",
        "sessionDidEnd: nothing, not there",
        "previewForDropping: a preview of a view of 5.0 × 6.0, not there",
        "willAnimateDropWith: nothing, not there",
      ])
  }

  /// Delegates that are asked by nobody here, or whose defaults leave no mark.
  private final class Quiet: NSObject, UIGestureRecognizerDelegate, UIApplicationDelegate,
    UIWindowSceneDelegate, UITextViewDelegate, UITextFieldDelegate, UITextDragDelegate,
    UITextDropDelegate
  {
    // Two protocols have a window.
    var window: UIWindow?
  }

  private final class TextRequest: NSObject, UITextDragRequest {
    let suggestedItems = [UIDragItem(itemProvider: NSItemProvider())]
    var existingItems: [UIDragItem] { [] }
    var dragRange: UITextRange { UITextRange() }
    var isSelected: Bool { false }
    let dragSession: any UIDragSession = IdleSession()
  }

  @Test func `other delegates answer as usual where they have no method of their own`() {
    let quiet = Quiet()
    let gesture = UITapGestureRecognizer()
    let text = UITextView(frame: .zero)
    let request = TextRequest()
    #expect(quiet.gestureRecognizerShouldBegin(gesture))
    #expect(!quiet.gestureRecognizer(gesture, shouldRecognizeSimultaneouslyWith: gesture))
    #expect(quiet.gestureRecognizer(gesture, shouldReceive: UITouch()))
    #expect(quiet.application(.shared, didFinishLaunchingWithOptions: nil))
    #expect(quiet.viewForZooming(in: text) == nil)
    #expect(quiet.textFieldShouldReturn(UITextField()))
    #expect(quiet.textDraggableView(text, itemsForDrag: request) == request.suggestedItems)
    #expect(
      quiet.textDraggableView(text, dragPreviewForLiftingItem: item, session: session) == nil)
    let preview = standard
    #expect(
      quiet.textDroppableView(text, previewForDroppingAllItemsWithDefault: preview) === preview)
  }
}
