import DragUIKit
import DragUIKitTesting
import Testing

/// Buttons, rows of views, layers and constraints: values that are kept and answered back.
@MainActor @Suite struct ControlTests {
  @Test func `a button runs the actions of an occasion, and a disabled one runs none`() {
    var log: [String] = []
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Add") { log.append($0.title) })
    button.addAction(UIAction { _ in log.append("down") }, for: .touchDown)
    button.addTarget(button, action: Selector("add"), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchDown)
    button.isEnabled = false
    button.sendActions(for: [.touchDown, .touchUpInside])
    #expect(log == ["Add", "down"])
  }

  @Test func `a button has a title for each state, or that of a button at rest`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    button.setTitle("Add", for: .normal)
    button.setTitle("Added", for: .selected)
    button.setTitleColor(.red, for: .normal)
    #expect(button.currentTitle == "Add" && button.title(for: .disabled) == "Add")
    button.isSelected = true
    #expect(button.currentTitle == "Added" && button.buttonType == .custom)
    #expect(button.titleColor(for: .highlighted) == .red && button.image(for: .normal) == nil)
    button.setTitle(nil, for: .selected)
    #expect(button.currentTitle == "Add")
  }

  @Test func `a row of views has them as subviews, in its own order`() {
    let views = (0..<3).map { _ in UIView() }
    let row = UIStackView(arrangedSubviews: [views[0], views[1]])
    row.insertArrangedSubview(views[2], at: 0)
    #expect(row.arrangedSubviews == [views[2], views[0], views[1]])
    #expect(row.subviews == [views[0], views[1], views[2]])
    row.insertArrangedSubview(views[1], at: 0)
    #expect(row.arrangedSubviews == [views[1], views[2], views[0]] && row.subviews.count == 3)
    row.removeArrangedSubview(views[1])
    #expect(row.arrangedSubviews == [views[2], views[0]] && views[1].superview === row)
    views[2].removeFromSuperview()
    #expect(row.arrangedSubviews == [views[0]])
    #expect(row.axis == .horizontal && row.spacing == 0)
  }

  @Test func `a layer keeps its look, and the bounds cut where the view says so`() {
    let view = UIView(frame: .zero)
    view.layer.cornerRadius = 8
    view.layer.borderColor = UIColor.red.cgColor
    view.clipsToBounds = true
    #expect(view.layer.cornerRadius == 8 && view.layer.masksToBounds)
    #expect(view.layer.borderColor?.components == [1, 0, 0, 1])
    #expect(UIColor.red.cgColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor)
    #expect(UIColor.clear.cgColor.alpha == 0)
  }

  @Test func `constraints are kept with their views, and frames stay as they were set`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    outer.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    let made = [
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 8),
      inner.bottomAnchor.constraint(lessThanOrEqualTo: outer.bottomAnchor),
      inner.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5),
      inner.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ]
    #expect(made.allSatisfy { !$0.isActive })
    NSLayoutConstraint.activate(made)
    #expect(made.allSatisfy { $0.isActive && $0.firstItem === inner })
    #expect(made.map(\.firstAttribute) == [.leading, .bottom, .width, .height])
    #expect(made.map(\.secondAttribute) == [.leading, .bottom, .width, .notAnAttribute])
    #expect(made.map(\.relation) == [.equal, .lessThanOrEqual, .equal, .greaterThanOrEqual])
    #expect(made.map(\.constant) == [8, 0, 0, 44] && made[2].multiplier == 0.5)
    #expect(made[0].secondItem === outer && made[3].secondItem == nil)
    NSLayoutConstraint.deactivate([made[0]])
    #expect(!made[0].isActive && made[0].priority == .required)
    NSLayoutConstraint.deactivate(made)
    outer.addConstraints([made[1], made[2]])
    outer.addConstraint(made[3])
    #expect(made.map(\.isActive) == [false, true, true, true])
    outer.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `a list that only constraints would lay out has no cells, and a drag to it fails`() {
    let board = Board(["a", "b"], frame: .zero)
    let stage = AppStage(hosting: board)
    board.collection.translatesAutoresizingMaskIntoConstraints = false
    stage.perform {
      NSLayoutConstraint.activate([
        board.collection.topAnchor.constraint(equalTo: board.view.topAnchor),
        board.collection.bottomAnchor.constraint(equalTo: board.view.bottomAnchor),
      ])
    }
    func expectFailure(_ words: String) {
      withKnownIssue {
        stage.drag(cellAt: [0, 0], of: board.collection, to: .gap(2))
      } matching: {
        $0.comments.contains { $0.rawValue.contains(words) }
      }
    }
    expectFailure("the UICollectionView has no size: give it a frame")
    for frame in [
      CGRect(x: 0, y: 0, width: 100, height: 0), CGRect(x: 0, y: 0, width: 0, height: 9),
    ] {
      board.collection.frame = frame
      expectFailure("the UICollectionView has no size: give it a frame")
    }
    board.view.isHidden = true
    expectFailure("the UICollectionView is hidden")
    board.collection.removeFromSuperview()
    expectFailure("the UICollectionView is not in the window")
    withKnownIssue {
      stage.press(.gap(0), of: board.view)
    } matching: {
      $0.comments.contains { $0.rawValue.contains("the UIView is hidden") }
    }
    #expect(stage.calls == [] && board.sections == [["a", "b"]])
  }

  @Test func `a view that takes no touches is none of the stage, and the failure says which`() {
    let controller = UIViewController()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let source = InteractionSource()
    label.addInteraction(UIDragInteraction(delegate: source))
    controller.view.addSubview(label)
    let stage = AppStage(hosting: controller)
    func expectFailure(_ words: String) {
      withKnownIssue {
        stage.press(.gap(0), of: label)
      } matching: {
        $0.comments.contains { $0.rawValue.contains(words) }
      }
    }
    expectFailure("the UILabel takes no touches: set isUserInteractionEnabled")
    label.isUserInteractionEnabled = true
    label.alpha = 0.005
    expectFailure("the UILabel is transparent: its alpha is 0.005")
    label.alpha = 1
    controller.view.isUserInteractionEnabled = false
    expectFailure(
      "the UILabel is in the UIView, which takes no touches: set isUserInteractionEnabled")
    controller.view.isUserInteractionEnabled = true
    stage.drag(label, to: .point(300, 300))
    #expect(source.beginnings == 1)
  }

  /// Lends a text, and counts the questions for it.
  private final class InteractionSource: NSObject, UIDragInteractionDelegate {
    var beginnings = 0

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      beginnings += 1
      return [UIDragItem(itemProvider: NSItemProvider(object: "x" as NSString))]
    }
  }

  @Test func `a list that takes no touches lends and takes nothing`() {
    let board = Board(["a", "b"])
    let stage = AppStage(hosting: board)
    board.collection.isUserInteractionEnabled = false
    stage.drag(cellAt: [0, 0], of: board.collection, to: .gap(2))
    #expect(!stage.calls.contains { $0.contains("Delegate") || $0.contains("itemsForBeginning") })
    board.collection.isUserInteractionEnabled = true
    stage.drag(cellAt: [0, 0], of: board.collection, to: .gap(2))
    #expect(board.sections == [["b", "a"]])
  }

  @Test func `a cell of a table has the labels of its style`() {
    let plain = UITableViewCell(style: .default, reuseIdentifier: nil)
    plain.textLabel?.text = "milk"
    #expect(plain.textLabel?.text == "milk" && plain.detailTextLabel == nil)
    #expect(plain.textLabel?.superview === plain.contentView)
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "row")
    cell.detailTextLabel?.text = "two liters"
    cell.accessoryType = .checkmark
    cell.selectionStyle = .none
    #expect(cell.detailTextLabel?.text == "two liters" && cell.imageView?.image == nil)
    #expect(cell.accessoryType == .checkmark && cell.selectionStyle == .none)
  }

  @Test func `a control that refreshes says so from its begin to its end`() {
    let control = UIRefreshControl()
    control.beginRefreshing()
    #expect(control.isRefreshing)
    control.endRefreshing()
    #expect(!control.isRefreshing)
  }
}
