import DragUIKit
import DragUIKitTesting
import Testing

/// Registrations of cells, and contents as values.
@MainActor @Suite struct ConfigurationTests {
  /// Rows of a list with a diffable data source, as applications write them.
  final class Rows: UIViewController {
    lazy var collection: UICollectionView = {
      var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      configuration.headerMode = .supplementary
      return UICollectionView(
        frame: CGRect(0, 0, 300, 400),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    }()
    var source: UICollectionViewDiffableDataSource<String, Int>?
    var states: [Bool] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(collection)
      let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
        [weak self] cell, indexPath, number in
        var content = cell.defaultContentConfiguration()
        content.text = "row \(number)"
        content.secondaryText = "\(indexPath.item)"
        content.image = UIImage(systemName: "star")
        cell.contentConfiguration = content
        cell.accessories = [.reorder(), .disclosureIndicator(displayed: .always)]
        cell.configurationUpdateHandler = { cell, state in
          self?.states.append(state.isSelected)
          cell.backgroundConfiguration = .listPlainCell()
        }
      }
      let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { view, _, indexPath in
        var content = UIListContentConfiguration.groupedHeader()
        content.text = "section \(indexPath.section)"
        view.contentConfiguration = content
      }
      let made = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
        $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
      }
      made.supplementaryViewProvider = { collection, _, path in
        collection.dequeueConfiguredReusableSupplementary(using: header, for: path)
      }
      source = made
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a", "b"])
      snapshot.appendItems([1, 2, 3], toSection: "a")
      snapshot.appendItems([4], toSection: "b")
      made.apply(snapshot, animatingDifferences: false)
    }
  }

  private func content(_ view: UIView?) -> UIListContentConfiguration? {
    let cell = view as? UICollectionViewCell
    return cell?.contentConfiguration as? UIListContentConfiguration
  }

  @Test func `a registration sets up cells and headers of its type`() {
    let rows = Rows()
    let stage = AppStage(hosting: rows)
    let cells = rows.collection.visibleCells as? [UICollectionViewListCell]
    #expect(cells?.map { content($0)?.text } == ["row 1", "row 2", "row 3", "row 4"])
    #expect(cells?.first?.accessories.map(\.accessoryType) == [.reorder, .disclosureIndicator])
    let headers = rows.collection.visibleSupplementaryViews(
      ofKind: UICollectionView.elementKindSectionHeader)
    #expect(headers.map { content($0)?.text } == ["section 0", "section 1"])
    #expect(headers.map(\.frame) == [CGRect(16, 0, 268, 28), CGRect(16, 160, 268, 28)])
    #expect(cells?.first?.frame == CGRect(16, 28, 268, 44))
    withExtendedLifetime(stage) {}
  }

  @Test func `the content of a cell is shown by a view that fills it, and is changed in place`() {
    let rows = Rows()
    let stage = AppStage(hosting: rows)
    let cell = rows.collection.cellForItem(at: [0, 0])
    let shown = cell?.contentView.subviews.first as? UIListContentView
    #expect(shown?.frame == CGRect(0, 0, 268, 44))
    var other = UIListContentConfiguration.cell()
    other.text = "other"
    cell?.contentConfiguration = other
    #expect(cell?.contentView.subviews.first === shown)
    #expect((shown?.configuration as? UIListContentConfiguration)?.text == "other")
    cell?.contentConfiguration = nil
    #expect(cell?.contentView.subviews.isEmpty == true)
    withExtendedLifetime(stage) {}
  }

  @Test func `a handler is called before a cell is shown and when it is selected`() {
    let rows = Rows()
    let stage = AppStage(hosting: rows)
    #expect(rows.states == [false, false, false, false])
    rows.collection.cellForItem(at: [0, 0])?.isSelected = true
    #expect(rows.states.suffix(1) == [true])
    rows.collection.cellForItem(at: [0, 0])?.setNeedsUpdateConfiguration()
    #expect(rows.states.count == 6)
    withExtendedLifetime(stage) {}
  }

  @Test func `a registration that is made for each cell fails with UIKit's words`() {
    let cells = Inside()
    let stage = AppStage()
    withKnownIssue {
      stage.show(cells)
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.hasPrefix("Attempted to dequeue a cell using a registration that was created")
      }
    }
    #expect(cells.collection.visibleCells.count == 1)
  }

  final class Inside: UIViewController, UICollectionViewDataSource {
    let collection = UICollectionView(
      frame: CGRect(0, 0, 100, 100), collectionViewLayout: plainFlow())

    override func viewDidLoad() {
      view.addSubview(collection)
      collection.dataSource = self
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 1 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let made = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in }
      return collectionView.dequeueConfiguredReusableCell(using: made, for: indexPath, item: "a")
    }
  }

  /// A content of the application, with a view of its own.
  struct Badge: UIContentConfiguration {
    var count = 0
    var isLarge = false

    func makeContentView() -> any UIView & UIContentView { BadgeView(configuration: self) }

    func updated(for state: any UIConfigurationState) -> Badge {
      var badge = self
      badge.isLarge = (state as? UICellConfigurationState)?.isSelected == true
      return badge
    }
  }

  final class BadgeView: UIView, UIContentView {
    var configuration: any UIContentConfiguration

    init(configuration: Badge) {
      self.configuration = configuration
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `a content of the application follows the state of its cell`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = Badge(count: 3)
    cell.setSelected(true, animated: false)
    #expect((cell.contentConfiguration as? Badge)?.isLarge == true)
    #expect(cell.contentView.subviews.first is BadgeView)
    cell.contentConfiguration = cell.defaultContentConfiguration()
    #expect(cell.contentView.subviews.map { $0 is UIListContentView } == [true])
  }
}
