import UIKit

/// A list in sections with a diffable data source, which the collection reorders by itself.
class RemindersController: UIViewController {
  enum Section: Int, CaseIterable, Sendable {
    case today
    case later
  }

  private(set) var saved: [Section: [String]] = [:]
  private(set) lazy var collectionView = UICollectionView(
    frame: view.bounds, collectionViewLayout: makeLayout())
  private(set) lazy var dataSource = makeDataSource()
  private let reminders: [Section: [String]]

  init(_ reminders: [Section: [String]]) {
    self.reminders = reminders
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
      for section in transaction.sectionTransactions {
        self?.saved[section.sectionIdentifier] = section.finalSnapshot.items
      }
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections(Section.allCases)
    for section in Section.allCases {
      snapshot.appendItems(reminders[section] ?? [], toSection: section)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      if Section(rawValue: index) == .today {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        configuration.trailingSwipeActionsConfigurationProvider = { _ in
          UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
          ])
        }
        return .list(using: configuration, layoutEnvironment: environment)
      }
      let columns = environment.container.effectiveContentSize.width > 500 ? 4 : 2
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
        repeatingSubitem: item, count: columns)
      group.interItemSpacing = .fixed(8)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 8
      section.contentInsets = .init(top: 8, leading: 16, bottom: 8, trailing: 16)
      return section
    }
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, String> {
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, reminder in
      var content = cell.defaultContentConfiguration()
      content.text = reminder
      cell.contentConfiguration = content
      cell.accessories = [.reorder(displayed: .always)]
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, _ in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = "Today"
      view.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Section, String>(collectionView: collectionView)
    { collectionView, indexPath, reminder in
      collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: reminder)
    }
    source.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    return source
  }
}
