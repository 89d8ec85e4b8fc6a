import DragUIKit
import DragUIKitTesting
import Testing

/// What is made by functions and constants with names: each name makes what it says.
@MainActor @Suite struct FactoryTests {
  @Test func `each accessory is of its kind, and shown in its modes`() {
    let view = UIView()
    let custom = { (placement: UICellAccessory.Placement) in
      UICellAccessory.customView(
        configuration: UICellAccessory.CustomViewConfiguration(
          customView: view, placement: placement))
    }
    let accessories: [UICellAccessory] = [
      .disclosureIndicator(), .detail(), .checkmark(), .delete(), .insert(), .reorder(),
      .multiselect(), .outlineDisclosure(), .label(text: "a"),
      custom(.leading(displayed: .whenEditing)), custom(.trailing(displayed: .always)),
      .checkmark(displayed: .whenNotEditing), .delete(displayed: .always),
    ]
    #expect(
      accessories.map { "\($0.accessoryType) \($0.displayedState) \($0.text ?? "")" } == [
        "disclosureIndicator always ", "detail always ", "checkmark always ", "delete whenEditing ",
        "insert whenEditing ", "reorder whenEditing ", "multiselect whenEditing ",
        "outlineDisclosure always ", "label always a", "customView whenEditing ",
        "customView always ", "checkmark whenNotEditing ", "delete always ",
      ])
    #expect(accessories.filter { $0.customView === view }.count == 2)
    var taps: [String] = []
    let tapped: [UICellAccessory] = [
      .detail { taps.append("detail") }, .delete { taps.append("delete") },
      .insert { taps.append("insert") }, .outlineDisclosure { taps.append("disclosure") },
    ]
    for accessory in tapped { accessory.actionHandler?() }
    #expect(taps == ["detail", "delete", "insert", "disclosure"])
  }

  @Test func `a dimension is of one kind`() {
    let dimensions: [NSCollectionLayoutDimension] = [
      .fractionalWidth(0.5), .fractionalHeight(0.25), .absolute(3), .estimated(4),
    ]
    #expect(dimensions.map(\.dimension) == [0.5, 0.25, 3, 4])
    #expect(dimensions.map(\.isFractionalWidth) == [true, false, false, false])
    #expect(dimensions.map(\.isFractionalHeight) == [false, true, false, false])
    #expect(dimensions.map(\.isAbsolute) == [false, false, true, false])
    #expect(dimensions.map(\.isEstimated) == [false, false, false, true])
  }

  @Test func `a set of all has each part`() {
    #expect(
      NSDirectionalRectEdge.all.rawValue == 15 && UIRectEdge.all == [.top, .left, .bottom, .right])
    #expect(NSDirectionalRectEdge.all == [.top, .leading, .bottom, .trailing])
    #expect(
      UIInterfaceOrientationMask.all.isSuperset(of: [
        .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
      ]))
    #expect(!UIInterfaceOrientationMask.allButUpsideDown.contains(.portraitUpsideDown))
    #expect(UIInterfaceOrientationMask.landscape == [.landscapeLeft, .landscapeRight])
  }

  @Test func `a position of a device is upright, on a side, or neither`() {
    let all: [UIDeviceOrientation] = [
      .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp, .faceDown,
    ]
    #expect(all.filter(\.isPortrait) == [.portrait, .portraitUpsideDown])
    #expect(all.filter(\.isLandscape) == [.landscapeLeft, .landscapeRight])
  }

  @Test func `each font of the system has its name and its size`() {
    let fonts: [UIFont] = [
      .systemFont(ofSize: 9), .systemFont(ofSize: 9, weight: .light), .italicSystemFont(ofSize: 9),
      .monospacedSystemFont(ofSize: 9, weight: .thin), .boldSystemFont(ofSize: 9),
      .monospacedDigitSystemFont(ofSize: 9, weight: .ultraLight),
    ]
    #expect(Set(fonts.map(\.fontName)).count == fonts.count)
    #expect(fonts.allSatisfy { $0.pointSize == 9 && $0.familyName == "system" })
    #expect(UIFont.Weight.light.rawValue == -0.4 && UIFont.Weight.thin.rawValue == -0.6)
    #expect(UIFont.Weight.ultraLight.rawValue == -0.8)
    let styles: [UIFont] = [
      .preferredFont(forTextStyle: .body), .preferredFont(forTextStyle: .headline),
    ]
    #expect(styles[0] != styles[1] && styles.allSatisfy { $0.pointSize == 17 })
  }

  @Test func `each anchor of a view, or of a rectangle of it, is its own`() {
    let (view, guide) = (UIView(), UILayoutGuide())
    let width = view.widthAnchor
    let made = [
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.leftAnchor.constraint(equalTo: guide.leftAnchor),
      view.rightAnchor.constraint(equalTo: guide.rightAnchor),
      view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(greaterThanOrEqualTo: guide.bottomAnchor, constant: 2),
      view.centerYAnchor.constraint(lessThanOrEqualTo: guide.centerYAnchor, constant: 3),
      width.constraint(equalTo: guide.widthAnchor),
      view.heightAnchor.constraint(equalTo: guide.heightAnchor, multiplier: 2, constant: 4),
      width.constraint(equalToConstant: 5), width.constraint(greaterThanOrEqualToConstant: 6),
      width.constraint(lessThanOrEqualToConstant: 7),
    ]
    #expect(
      made.map {
        "\($0.firstAttribute) \($0.relation) \($0.secondAttribute) \($0.multiplier) \($0.constant)"
      } == [
        "leading equal leading 1.0 0.0", "trailing equal trailing 1.0 0.0",
        "left equal left 1.0 0.0", "right equal right 1.0 0.0",
        "centerX equal centerX 1.0 0.0", "top equal top 1.0 0.0",
        "bottom greaterThanOrEqual bottom 1.0 2.0", "centerY lessThanOrEqual centerY 1.0 3.0",
        "width equal width 1.0 0.0", "height equal height 2.0 4.0",
        "width equal notAnAttribute 1.0 5.0", "width greaterThanOrEqual notAnAttribute 1.0 6.0",
        "width lessThanOrEqual notAnAttribute 1.0 7.0",
      ])
    #expect(made.allSatisfy { $0.firstItem === view })
    #expect(
      made.map { $0.secondItem === guide } == [Bool](repeating: true, count: 10) + [
        false, false, false,
      ])
  }

  @Test func `a group of a number of items is a line, or a column`() {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(100), heightDimension: .absolute(60))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let groups = [
      NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: item, count: 2),
      .horizontal(layoutSize: size, repeatingSubitem: item, count: 2),
      .vertical(layoutSize: size, subitem: item, count: 2),
      .vertical(layoutSize: size, repeatingSubitem: item, count: 2),
    ]
    let seconds = groups.map { group in
      let collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 60),
        collectionViewLayout: UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(group: group)))
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      let source = Cells()
      collection.dataSource = source
      let controller = UIViewController()
      controller.view.addSubview(collection)
      let stage = AppStage(hosting: controller)
      defer { withExtendedLifetime((stage, source)) {} }
      return collection.layoutAttributesForItem(at: [0, 1])?.frame
    }
    let beside = CGRect(x: 50, y: 0, width: 50, height: 60)
    let below = CGRect(x: 0, y: 30, width: 100, height: 30)
    #expect(seconds == [beside, beside, below, below])
  }

  private final class Cells: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 2 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  @Test func `what is made by a name has what the name says`() {
    #expect(UIBarButtonItem.flexibleSpace().title == "flexibleSpace")
    #expect(UIImpactFeedbackGenerator().style == .medium)
    #expect(
      UIActivityIndicatorView(frame: CGRect(x: 0, y: 0, width: 1, height: 2)).style == .medium)
    #expect(UIListContentConfiguration.valueCell().prefersSideBySideTextAndSecondaryText)
    #expect(!UIListContentConfiguration.subtitleCell().prefersSideBySideTextAndSecondaryText)
    #expect(
      UITargetedPreview(view: UIView(frame: CGRect(0, 0, 3, 4))).size == CGSize(width: 3, height: 4)
    )
    let anchor = NSCollectionLayoutAnchor(edges: .top, absoluteOffset: CGPoint(x: 1, y: 2))
    let part = NSCollectionLayoutAnchor(edges: .all, fractionalOffset: CGPoint(x: 3, y: 4))
    #expect(anchor.offset == CGPoint(x: 1, y: 2) && part.offset == CGPoint(x: 3, y: 4))
    #expect(anchor.edges == .top && part.edges == .all)
  }
}
