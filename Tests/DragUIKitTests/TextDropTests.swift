import DragUIKit
import DragUIKitTesting
import Testing

/// Text that is dropped on views with a text, as UIKit's own delegate of their interaction takes it.
@MainActor @Suite struct TextDropTests {
  /// A view that lends texts, or a picture of none.
  private final class Source: NSObject, UIDragInteractionDelegate {
    var texts = ["new"]
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      texts.isEmpty
        ? [UIDragItem(itemProvider: NSItemProvider())]
        : texts.map { UIDragItem(itemProvider: NSItemProvider(object: $0 as NSString)) }
    }
  }

  /// A delegate of texts, whose answers a test sets.
  private final class Answers: NSObject, UITextDropDelegate, UITextViewDelegate {
    var editability = UITextDropEditability.no
    var change: (UITextDropProposal) -> Void = { _ in }
    var operation: UIDropOperation?
    var notes: [String] = []

    func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable,
      willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability {
      notes.append("editable")
      return editability
    }

    func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable,
      proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal {
      let proposal = operation.map { UITextDropProposal(operation: $0) } ?? drop.suggestedProposal
      change(proposal)
      if notes.last != "proposal" { notes.append("proposal") }
      return proposal
    }

    func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
    ) { notes.append("perform \(textDroppableView.isTextDropActive) \(drop.isSameView)") }

    func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable,
      dropSessionDidEnter session: any UIDropSession
    ) { notes.append("enter") }

    func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable,
      dropSessionDidExit session: any UIDropSession
    ) { notes.append("exit \(textDroppableView.isTextDropActive)") }

    func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable,
      dropSessionDidEnd session: any UIDropSession
    ) { notes.append("end \(textDroppableView.isTextDropActive)") }

    func textViewDidChange(_ textView: UITextView) { notes.append("changed") }
  }

  private let view = UITextView(frame: CGRect(x: 0, y: 200, width: 200, height: 100))
  private let field = UITextField(frame: CGRect(x: 0, y: 400, width: 200, height: 40))
  private let lender = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let source = Source()
  private let answers = Answers()
  private let stage = AppStage()

  init() {
    let controller = UIViewController()
    lender.addInteraction(UIDragInteraction(delegate: source))
    for shown in [lender, view, field] { controller.view.addSubview(shown) }
    view.text = "old "
    field.text = "old "
    stage.show(controller)
  }

  @Test func `text that is dropped is inserted at the end, without a call of the application's`() {
    source.texts = ["one", "two"]
    stage.drag(lender, to: .middle, in: view)
    #expect(view.text == "old one\ntwo")
    source.texts = ["a line\nand another", "more"]
    stage.drag(lender, to: .middle, in: field)
    #expect(field.text == "old a line and another more")
    #expect(Set(stage.calls.map { $0.split(separator: " ")[1] }) == ["itemsForBeginning"])
  }

  @Test func `a text that may not be changed takes a drop if its delegate says so`() {
    view.isEditable = false
    field.isEnabled = false
    stage.drag(lender, to: .middle, in: view)
    stage.drag(lender, to: .middle, in: field)
    #expect(view.text == "old " && field.text == "old ")
    view.textDropDelegate = answers
    stage.drag(lender, to: .middle, in: view)
    #expect(view.text == "old ")
    answers.editability = .temporary
    stage.drag(lender, to: .middle, in: view)
    #expect(view.text == "old new")
    #expect(Set(answers.notes).contains("editable"))
  }

  /// A delegate that leaves each answer to its default.
  private final class Silent: NSObject, UITextDropDelegate {}

  @Test func `a text that may not be changed takes no drop where its delegate says nothing`() {
    let silent = Silent()
    (view.textDropDelegate, field.textDropDelegate) = (silent, silent)
    view.isEditable = false
    field.isEnabled = false
    stage.drag(lender, to: .middle, in: view)
    stage.drag(lender, to: .middle, in: field)
    #expect(view.text == "old " && field.text == "old ")
    view.isEditable = true
    stage.drag(lender, to: .middle, in: view)
    #expect(view.text == "old new")
  }

  @Test func `what is no text is not taken`() {
    source.texts = []
    stage.drag(lender, to: .middle, in: view)
    #expect(view.text == "old ")
    #expect(stage.test.stage.lastOutcome?.operation == .cancel)
  }

  @Test func `a delegate proposes, and hears of the drag`() {
    (view.textDropDelegate, view.delegate) = (answers, answers)
    stage.drag(lender, to: .middle, in: view)
    #expect(
      answers.notes == ["enter", "proposal", "perform true false", "end false", "changed"])
    #expect(view.text == "old new")
    answers.notes = []
    answers.operation = .forbidden
    stage.drag(lender, to: .middle, in: view)
    #expect(answers.notes == ["enter", "proposal", "end false"])
    #expect(view.text == "old new")
    // A drag that goes on to another view has left the text.
    answers.notes = []
    stage.press(.middle, of: lender)
    stage.advance(by: .milliseconds(600))
    stage.move(to: .middle, of: view)
    #expect(view.isTextDropActive)
    stage.move(to: .middle, of: field)
    #expect(!view.isTextDropActive && field.isTextDropActive)
    stage.release()
    stage.settle()
    #expect(answers.notes == ["enter", "proposal", "exit false", "end false"])
    #expect(field.text == "old new" && !field.isTextDropActive)
  }

  @Test(arguments: [
    (UITextDropProposal.Action.insert, UITextDropProposal.Performer.view, "old new"),
    (.replaceSelection, .view, "old new"), (.replaceAll, .view, "new"),
    (.replaceAll, .delegate, "old "),
  ])
  func `a proposal says what becomes of the text`(
    action: UITextDropProposal.Action, performer: UITextDropProposal.Performer, expected: String
  ) {
    view.textDropDelegate = answers
    answers.change = { proposal in
      proposal.dropAction = action
      proposal.dropPerformer = performer
    }
    stage.drag(lender, to: .middle, in: view)
    #expect(view.text == expected)
  }

  @Test func `a change by a drop is an event of the field`() {
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    stage.drag(lender, to: .middle, in: field)
    #expect(changes == 1)
  }

  @Test func `the interaction may be taken away`() throws {
    view.removeInteraction(try #require(view.textDropInteraction))
    stage.drag(lender, to: .middle, in: view)
    #expect(view.text == "old ")
  }

  @Test func `each of two drags over one text has its own proposal`() throws {
    let other = UIView(frame: CGRect(x: 120, y: 0, width: 100, height: 100))
    let texts = Source()
    texts.texts = ["other"]
    other.addInteraction(UIDragInteraction(delegate: texts))
    lender.superview?.addSubview(other)
    try #require(view.textDropInteraction).allowsSimultaneousDropSessions = true
    view.textDropDelegate = answers
    stage.settle()
    let second = stage.test.pointer("second")
    stage.press(.middle, of: lender)
    stage.press(.middle, of: other, by: second)
    stage.advance(by: .milliseconds(600))
    stage.move(to: .middle, of: view)
    answers.change = { $0.dropAction = .replaceAll }
    stage.move(to: .middle, of: view, by: second)
    #expect(view.isTextDropActive)
    // The first one leaves, and the second one is still over the text.
    answers.change = { _ in }
    stage.move(to: .middle, of: field)
    #expect(view.isTextDropActive)
    stage.release()
    stage.settle()
    #expect(field.text == "old new" && view.isTextDropActive)
    stage.release(second)
    stage.settle()
    #expect(view.text == "other" && !view.isTextDropActive)
  }
}
