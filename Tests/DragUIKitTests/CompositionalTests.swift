import DragUIKit
import DragUIKitTesting
import Testing

/// Compositional layouts: their frames, and what drags over them say.
@MainActor @Suite struct CompositionalTests {
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  /// A grid of three columns, with two points around each cell.
  private func grid() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(1.0 / 3)), subitems: [item])
    return NSCollectionLayoutSection(group: group)
  }

  @Test func `a grid by fractions has a third of the width for each cell`() {
    let cells = Cells(
      7, layout: UICollectionViewCompositionalLayout(section: grid()), width: 120)
    let stage = AppStage(hosting: cells)
    #expect(cells.frame(0, 0) == CGRect(2, 2, 36, 36))
    #expect(cells.frame(0, 4) == CGRect(42, 42, 36, 36))
    #expect(cells.frame(0, 6) == CGRect(2, 82, 36, 36))
    stage.drag(cellAt: [0, 0], of: cells.collection, to: .cell([0, 4]))
    #expect(cells.updates.last == [0, 4])
    #expect(stage.order(of: cells.collection)[4] == "collection-0")
  }

  @Test func `an item that is wider than its group has a group of its own`() {
    func size(_ width: CGFloat) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(40))
    }
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(100), subitems: [NSCollectionLayoutItem(layoutSize: size(300))])
    let section = NSCollectionLayoutSection(group: group)
    let cells = Cells(2, layout: UICollectionViewCompositionalLayout(section: section), width: 120)
    let stage = AppStage(hosting: cells)
    #expect([0, 1].map { cells.frame(0, $0)?.minY } == [0, 40])
    withExtendedLifetime(stage) {}
  }

  @Test func `a grid of 100 000 cells asks for the visible ones only`() {
    let cells = Cells(
      100_000, layout: UICollectionViewCompositionalLayout(section: grid()), width: 120)
    let stage = AppStage(hosting: cells)
    #expect(cells.asked == 30)
    stage.drag(cellAt: [0, 0], of: cells.collection, to: .cell([0, 4]))
    #expect(cells.asked < 40)
    #expect(cells.updates.last == [0, 4])
  }

  @Test func `a list has rows of 44 points, and headers beside the cells`() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    let cells = Cells(
      3, 2, layout: UICollectionViewCompositionalLayout.list(using: configuration))
    let stage = AppStage(hosting: cells)
    #expect(cells.frame(0, 2) == CGRect(0, 116, 100, 44))
    #expect(cells.frame(1, 0) == CGRect(0, 216, 100, 44))
    let header = UICollectionView.elementKindSectionHeader
    #expect(
      cells.collection.supplementaryView(forElementKind: header, at: [1, 0])?.frame
        == CGRect(0, 188, 100, 28))
    stage.drag(cellAt: [0, 0], of: cells.collection, to: .gap(1, section: 1))
    #expect(cells.counts == [2, 3])
    #expect(cells.updates.last == [1, 1])
  }

  @Test func `a section of a list names its header before its footer`() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    var kinds: [[String]] = []
    let layout = UICollectionViewCompositionalLayout { _, environment in
      let section = NSCollectionLayoutSection.list(
        using: configuration, layoutEnvironment: environment)
      kinds.append(section.boundarySupplementaryItems.map(\.elementKind))
      return section
    }
    _ = AppStage(hosting: Cells(1, layout: layout))
    #expect(
      kinds.first == [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ])
  }

  @Test func `rows of an inset list have free space at both sides`() {
    let cells = Cells(
      2,
      layout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
    let stage = AppStage(hosting: cells)
    #expect(cells.frame(0, 1) == CGRect(16, 44, 68, 44))
    withExtendedLifetime(stage) {}
  }

  @Test func `sections of a provider are laid out one below the other`() {
    let layout = UICollectionViewCompositionalLayout { section, environment in
      #expect(environment.container.effectiveContentSize == CGSize(width: 120, height: 400))
      #expect(environment.traitCollection.horizontalSizeClass == .compact)
      guard section == 1 else { return grid() }
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(30)))
      let made = NSCollectionLayoutSection(
        group: .vertical(layoutSize: size(.fractionalWidth(1), .estimated(30)), subitems: [item]))
      made.interGroupSpacing = 5
      made.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 15, trailing: 0)
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(0.5), .absolute(20)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .topTrailing)
      let badge = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(8)), elementKind: "badge",
        alignment: .bottom)
      made.boundarySupplementaryItems = [header, badge]
      return made
    }
    layout.configuration.interSectionSpacing = 6
    let cells = Cells(4, 2, 1, layout: layout, width: 120)
    let stage = AppStage(hosting: cells)
    #expect(cells.frame(0, 3) == CGRect(2, 42, 36, 36))
    let header = cells.collection.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: [1, 0])
    #expect(header?.frame == CGRect(70, 86, 50, 20))
    #expect(cells.frame(1, 0) == CGRect(20, 116, 100, 30))
    #expect(cells.frame(1, 1) == CGRect(20, 151, 100, 30))
    #expect(
      cells.collection.supplementaryView(forElementKind: "badge", at: [1, 0])?.frame
        == CGRect(20, 196, 100, 8))
    #expect(cells.frame(2, 0) == CGRect(2, 212, 36, 36))
    stage.drag(cellAt: [0, 3], of: cells.collection, to: .cell([1, 0]))
    #expect(cells.counts == [3, 3, 1])
    #expect(cells.frame(1, 2) == CGRect(20, 76 + 46 + 14 + 10, 100, 30))
  }

  @Test func `groups in groups have the frames of their items`() {
    // One large cell at the left, and two small ones above each other at the right.
    let large = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), repeatingSubitem: small,
      count: 2)
    column.interItemSpacing = .fixed(4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [large, column])
    let section = NSCollectionLayoutSection(group: group)
    let cells = Cells(4, layout: UICollectionViewCompositionalLayout(section: section))
    let stage = AppStage(hosting: cells)
    #expect(cells.frame(0, 0) == CGRect(0, 0, 70, 60))
    #expect(cells.frame(0, 1) == CGRect(70, 0, 30, 28))
    #expect(cells.frame(0, 2) == CGRect(70, 32, 30, 28))
    #expect(cells.frame(0, 3) == CGRect(0, 60, 70, 60))
    stage.drag(cellAt: [0, 3], of: cells.collection, to: .gap(1))
    #expect(stage.order(of: cells.collection)[1] == "collection-3")
  }

  @Test func `flexible distances take what is free, and frames of a custom group are its own`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(20), .absolute(10)))
    let line = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(20)), subitems: [item])
    line.interItemSpacing = .flexible(10)
    let spread = Cells(
      3,
      layout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: line)))
    let spreadStage = AppStage(hosting: spread)
    #expect(spread.frame(0, 1) == CGRect(40, 0, 20, 10))
    #expect(spread.frame(0, 2) == CGRect(80, 0, 20, 10))

    let custom = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(50))
    ) { environment in
      let width = environment.container.contentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(0, 0, width, 10)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(width / 2, 20, 10, 10), zIndex: 1),
      ]
    }
    let own = Cells(
      3,
      layout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: custom))
    )
    let ownStage = AppStage(hosting: own)
    #expect(own.frame(0, 1) == CGRect(50, 20, 10, 10))
    #expect(own.frame(0, 2) == CGRect(0, 50, 100, 10))
    withExtendedLifetime((spreadStage, ownStage)) {}
  }

  @Test func `groups of a section that scrolls across are in one line`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(40), .absolute(30)), subitems: [item]))
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 5
    let cells = Cells(2, 1, layout: UICollectionViewCompositionalLayout(section: section))
    let stage = AppStage(hosting: cells)
    #expect(cells.frame(0, 1) == CGRect(45, 0, 40, 30))
    #expect(cells.frame(1, 0) == CGRect(0, 30, 40, 30))
    withExtendedLifetime(stage) {}
  }

  @Test func `a layout that scrolls to the right has its groups behind each other`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(.absolute(40), .fractionalHeight(1)), subitems: [item]))
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let cells = Cells(
      5,
      layout: UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    let stage = AppStage(hosting: cells)
    #expect(cells.frame(0, 4) == CGRect(160, 0, 40, 400))
    stage.perform { cells.collection.contentOffset = CGPoint(x: 100, y: 0) }
    #expect(cells.collection.contentOffset == CGPoint(x: 100, y: 0))
    #expect(cells.collection.indexPathsForVisibleItems == [[0, 2], [0, 3], [0, 4]])
  }

  @Test func `elements without an extent end, and end no run`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(0), .absolute(10)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(0)), subitems: [item]))
    let cells = Cells(3, layout: UICollectionViewCompositionalLayout(section: section))
    let stage = AppStage(hosting: cells)
    #expect(stage.order(of: cells.collection).count == 3)
  }

  @Test func `an empty section of a layout with exact frames takes a cell`() {
    let layout = UICollectionViewCompositionalLayout { section, _ in
      let made = grid()
      // Sections that differ have exact frames.
      made.contentInsets = NSDirectionalEdgeInsets(
        top: CGFloat(section) * 10, leading: 0, bottom: 30, trailing: 0)
      return made
    }
    let cells = Cells(2, 0, 1, layout: layout, width: 120)
    let stage = AppStage(hosting: cells)
    #expect(cells.frame(2, 0) == CGRect(2, 132, 36, 36))
    stage.drag(cellAt: [0, 0], of: cells.collection, to: .gap(0, section: 1))
    #expect(cells.counts == [1, 1, 1])
    #expect(cells.frame(1, 0) == CGRect(2, 82, 36, 36))
    stage.drag(cellAt: [2, 0], of: cells.collection, to: .gap(0, section: 1))
    #expect(cells.counts == [1, 2, 0])
  }

  @Test func `several headers of one kind are numbered in their section`() {
    let section = grid()
    section.boundarySupplementaryItems = [8, 12].map { height in
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(height)), elementKind: "badge",
        alignment: .bottom)
    }
    let cells = Cells(1, layout: UICollectionViewCompositionalLayout(section: section), width: 120)
    let stage = AppStage(hosting: cells)
    let heights = (0..<3).map {
      cells.collection.layoutAttributesForSupplementaryElement(ofKind: "badge", at: [0, $0])?
        .frame.height
    }
    #expect(heights == [8, 12, nil])
    withExtendedLifetime(stage) {}
  }

  @Test(arguments: [(0, 0), (10, 0), (0, 20), (10, 20)])
  func `headers are above each other, within the insets of their section`(
    leading: CGFloat, trailing: CGFloat
  ) {
    let section = grid()
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: leading, bottom: 0, trailing: trailing)
    section.boundarySupplementaryItems = [8, 12].map { height in
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(height)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    }
    let cells = Cells(1, layout: UICollectionViewCompositionalLayout(section: section), width: 120)
    let stage = AppStage(hosting: cells)
    let frames = (0..<2).map {
      cells.collection.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader, at: [0, $0])?.frame
    }
    let width = 120 - leading - trailing
    #expect(frames == [CGRect(leading, 0, width, 8), CGRect(leading, 8, width, 12)])
    withExtendedLifetime(stage) {}
  }

  @Test(arguments: [(0, 0), (10, 0), (0, 20), (10, 20)])
  func `one header is within the insets of its section`(leading: CGFloat, trailing: CGFloat) {
    let section = grid()
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: leading, bottom: 0, trailing: trailing)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(8)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    let cells = Cells(1, layout: UICollectionViewCompositionalLayout(section: section), width: 120)
    let stage = AppStage(hosting: cells)
    let frame = cells.collection.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: [0, 0])?.frame
    #expect(frame == CGRect(leading, 0, 120 - leading - trailing, 8))
    withExtendedLifetime(stage) {}
  }
}
