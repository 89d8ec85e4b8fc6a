import DragUIKit
import Foundation
import TestSupport
import Testing

/// The initial values of properties, as they were reviewed and approved.
@MainActor @Suite struct DefaultValueTests {
  /// The stored properties that are numbers, texts, cases or nothing, also those of superclasses, by the class that has them.
  private func values(of object: Any) -> [(name: String, value: String)] {
    var values: [(name: String, value: String)] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let shown = mirror {
      for child in shown.children {
        guard let label = child.label, !label.hasPrefix("$"), let text = text(of: child.value)
        else {
          continue
        }
        values.append(("\(shown.subjectType).\(label)", text))
      }
      mirror = shown.superclassMirror
    }
    return values
  }

  private func text(of value: Any) -> String? {
    switch value {
    case is Bool, is Int, is Float, is Double, is CGFloat, is String, is CGRect, is CGPoint,
      is CGSize, is UIEdgeInsets, is NSDirectionalEdgeInsets:
      return "\(value)"
    case _: break
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      guard let inner = mirror.children.first?.value else { return "nil" }
      return text(of: inner)
    case .enum: return mirror.children.isEmpty ? "\(value)" : nil
    case _: return nil
    }
  }

  @Test func `new objects are as UIKit makes them`() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(9))
    let objects: [Any] = [
      UIView(), UIScrollView(), UITableView(),
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()),
      UICollectionViewFlowLayout(), UITableViewCell(), UICollectionViewCell(frame: .zero),
      UICollectionViewListCell(frame: .zero), UILabel(), UIButton(), UIImageView(), UIControl(),
      UITextField(), UITextView(), UISwitch(), UIStackView(), UIProgressView(), UISearchBar(),
      UISegmentedControl(items: ["a"]), UIRefreshControl(), UIViewController(),
      UITableViewController(),
      UINavigationController(), UITabBarController(), UINavigationItem(title: "title"),
      UIBarButtonItem(), UIDragItem(itemProvider: NSItemProvider()),
      UIDropProposal(operation: .move), UITapGestureRecognizer(), UILongPressGestureRecognizer(),
      UIPanGestureRecognizer(), UIAlertController(title: nil, message: nil, preferredStyle: .alert),
      UIActivityIndicatorView(), UITableViewHeaderFooterView(reuseIdentifier: nil), UIToolbar(),
      UINavigationBar(), UIPinchGestureRecognizer(), UISwipeGestureRecognizer(),
      UISearchController(searchResultsController: nil), UISplitViewController(), UITabBarItem(),
      UIVisualEffectView(effect: nil), UIWindow(frame: .zero), CALayer(), CAGradientLayer(),
      UICollectionViewLayoutAttributes(forCellWith: [0, 0]), UIDragPreviewParameters(),
      UICollectionViewDropProposal(operation: .move), UITableViewDropProposal(operation: .move),
      UICollectionViewCompositionalLayoutConfiguration(), NSMutableParagraphStyle(),
      NSCollectionLayoutItem(layoutSize: size),
      NSLayoutConstraint(
        item: UIView(), attribute: .width, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1, constant: 9),
      UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()),
      UIGraphicsImageRendererFormat(), UISpringLoadedInteraction { _, _ in },
      UICollectionViewLayoutInvalidationContext(), UIListContentConfiguration.cell(),
      UIListContentConfiguration.cell().textProperties,
      UIListContentConfiguration.cell().imageProperties, UIBackgroundConfiguration.listCell(),
      UICellConfigurationState(traitCollection: UIView().traitCollection),
      UISwipeActionsConfiguration(actions: []),
      UIContextualAction(style: .normal, title: nil) { _, _, _ in },
      UIAlertAction(title: nil, style: .default), UITextDropProposal(operation: .copy),
      NSItemProvider(), NSUserActivity(activityType: "a"), UIBezierPath(),
      UIBezierPath(ovalIn: CGRect(0, 0, 10, 20)),
      NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [])),
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: "a", alignment: .top),
      NSCollectionLayoutDecorationItem.background(elementKind: "a"),
    ]
    // A value that a subclass does not share is beside it, with its type.
    var first: [String: String] = [:]
    var lines: Set<String> = []
    for object in objects {
      for (name, value) in values(of: object) {
        let shared = first[name] ?? value
        first[name] = shared
        lines.insert(
          value == shared ? "\(name): \(value)" : "\(name) of \(type(of: object)): \(value)")
      }
    }
    let text = lines.sorted().map { $0 + "\n" }.joined()
    let approved = ApprovedText("Tests/UIKitSamples/default-values.txt")
    #expect(try approved.differences(from: text) == [])
  }
}
