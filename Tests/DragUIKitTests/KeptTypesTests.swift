import DragUIKit
import DragUIKitTesting
import Testing

/// Types that applications name beside their drags: they compile, and do what can be done without a screen.
@MainActor @Suite struct KeptTypesTests {
  private let stage = AppStage()

  @Test func `an observer is called at once where it asks for that, with the value if it wants it`()
  {
    let label = UILabel(frame: .zero)
    label.text = "a"
    var seen: [String?] = []
    let kept = label.observe(\.text, options: [.initial, .new]) { seen.append($1.newValue ?? nil) }
    let quiet = label.observe(\.text) { _, _ in seen.append("quiet") }
    let table = UITableView(frame: .zero)
    let size = table.observe(\.contentSize, options: .initial) {
      #expect($1.newValue == nil && $0 === table)
    }
    label.text = "b"
    #expect(seen == ["a"])
    for observation in [kept, quiet, size] { observation.invalidate() }
  }

  @Test func `an associated object stays with its owner, and no other object has it`() {
    let keys = UnsafeMutablePointer<UInt8>.allocate(capacity: 2)
    defer { unsafe keys.deallocate() }
    func set(
      _ value: Any?, of owner: UIView, _ place: Int = 0,
      _ policy: objc_AssociationPolicy = .OBJC_ASSOCIATION_RETAIN_NONATOMIC
    ) { unsafe objc_setAssociatedObject(owner, keys + place, value, policy) }
    func value(of owner: UIView, _ place: Int = 0) -> Any? {
      unsafe objc_getAssociatedObject(owner, keys + place)
    }
    let (view, other) = (UIView(), UIView())
    set("kept", of: view, 0, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    set(7, of: view, 1, .OBJC_ASSOCIATION_ASSIGN)
    #expect(value(of: view) as? String == "kept")
    #expect(value(of: view, 1) as? Int == 7)
    #expect(value(of: other) == nil)
    set(nil, of: view, 0, .OBJC_ASSOCIATION_RETAIN)
    #expect(value(of: view) == nil)
    objc_removeAssociatedObjects(view)
    #expect(value(of: view, 1) == nil)
    // An object that comes to be where one was has nothing of that one.
    for number in 0..<200 {
      let short = UIView()
      #expect(value(of: short) == nil)
      set(number, of: short, 0, .OBJC_ASSOCIATION_COPY)
    }
    weak var gone: UIView?
    do {
      let value = UIView()
      gone = value
      let owner = UIView()
      set(value, of: owner, 0, .OBJC_ASSOCIATION_RETAIN)
    }
    let owners = (0..<200).map { _ in UIView() }
    for owner in owners { set(1, of: owner, 0, .OBJC_ASSOCIATION_COPY) }
    #expect(gone == nil)
  }

  @Test func `a picture that is drawn by functions has its size`() {
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsBeginImageContext(CGSize(width: 3, height: 4))
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 5, height: 6), false, 0)
    UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(
      UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 5, height: 6))
    UIGraphicsEndImageContext()
    #expect(
      UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 3, height: 4))
    UIGraphicsEndImageContext()
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test func `a cell of a nib fails with a sentence that says what to register`() {
    // Their failures are those of the stage that shows them, whatever other tests drive meanwhile.
    let controller = UIViewController()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 200, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout())
    for view in [table, collection] { controller.view.addSubview(view) }
    stage.show(controller)
    table.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row")
    withKnownIssue {
      _ = table.dequeueReusableCell(withIdentifier: "row", for: [0, 0])
    } matching: {
      "\($0)".contains("the nib Row was registered, and archives are not read here")
    }
    let nib = UINib(nibName: "Card", bundle: nil)
    collection.register(nib, forCellWithReuseIdentifier: "card")
    collection.register(
      nib, forSupplementaryViewOfKind: "head", withReuseIdentifier: "card")
    withKnownIssue {
      _ = collection.dequeueReusableCell(withReuseIdentifier: "card", for: [0, 0])
      _ = collection.dequeueReusableSupplementaryView(
        ofKind: "head", withReuseIdentifier: "card", for: [0, 0])
    } matching: {
      "\($0)".contains("the nib Card was registered")
    }
    #expect(nib.instantiate(withOwner: nil).isEmpty)
    // A class that is registered as well makes the cell.
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    #expect(table.dequeueReusableCell(withIdentifier: "row") != nil)
  }

  /// The data of a type that a provider gives, or nil for an error.
  private func data(of type: String, from provider: NSItemProvider) -> Data? {
    var loaded: Data?
    stage.perform {
      provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in loaded = data }
    }
    stage.settle()
    return loaded
  }

  @Test func `an activity is an item of its own type, whose data are its values`() throws {
    let activity = NSUserActivity(activityType: "com.example.open")
    activity.addUserInfoEntries(from: ["id": "7"])
    let provider = NSItemProvider(object: activity)
    #expect(provider.registeredTypeIdentifiers == ["com.example.open"])
    let data = try #require(self.data(of: "com.example.open", from: provider))
    let values = try unsafe PropertyListSerialization.propertyList(from: data, format: nil)
    #expect(values as? [String: String] == ["id": "7"])
    // What is no property list is an error, and no trap.
    activity.userInfo = ["view": UIView()]
    #expect(self.data(of: "com.example.open", from: provider) == nil)
  }

  @Test func `an item that a function makes is loaded as its data`() {
    let provider = NSItemProvider()
    provider.registerItem(forTypeIdentifier: "public.plain-text") { answer, _, _ in
      answer("text" as NSString, nil)
    }
    provider.registerItem(forTypeIdentifier: "com.example.none") { answer, _, _ in
      answer(nil, nil)
    }
    #expect(data(of: "public.plain-text", from: provider) == Data("text".utf8))
    #expect(data(of: "com.example.none", from: provider) == nil)
  }

  /// A controller and a cell with what an application overrides.
  private final class Controller: UIViewController {
    var prepared: [String?] = []
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      prepared.append(segue.identifier)
    }
  }

  private final class Cell: UICollectionViewCell {
    override func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) { coordinator.addCoordinatedAnimations({ self.alpha = 0.5 }, completion: nil) }
  }

  @Test func `a transition that an application makes is run, and one of a storyboard is noted`() {
    let (from, to) = (Controller(), UIViewController())
    stage.show(from)
    var shown = 0
    let segue = UIStoryboardSegue(identifier: "open", source: from, destination: to) { shown += 1 }
    from.prepare(for: segue, sender: nil)
    segue.perform()
    UIStoryboardSegue(identifier: nil, source: from, destination: to).perform()
    #expect(from.prepared == ["open"] && shown == 1)
    #expect(from.shouldPerformSegue(withIdentifier: "open", sender: nil))
    stage.perform { from.performSegue(withIdentifier: "open", sender: nil) }
    #expect(
      stage.calls.contains { $0.contains("performSegue(withIdentifier: open) shows nothing") })
  }

  @Test func `focus, display links and translated paths are kept`() {
    let cell = Cell(frame: .zero)
    let context = UICollectionViewFocusUpdateContext()
    cell.didUpdateFocus(in: context, with: UIFocusAnimationCoordinator())
    #expect(cell.alpha == 0.5)
    #expect(context.nextFocusedIndexPath == nil && context.nextFocusedView == nil)
    let link = CADisplayLink(target: cell, selector: Selector("tick"))
    link.add(to: .main, forMode: .common)
    link.isPaused = true
    link.invalidate()
    #expect(link.isPaused && link.timestamp == 0)
    var runs = 0
    UITableView(frame: .zero).performUsingPresentationValues { runs += 1 }
    #expect(runs == 1)
  }
}
