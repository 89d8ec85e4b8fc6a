import DragUIKit
import Foundation
import Testing

/// There are no archives to read: what is made of one is as a new one.
@MainActor @Suite struct ArchiveTests {
  private let coder = NSCoder()

  @Test func `views of an archive are as new ones`() throws {
    let view = try #require(UIView(coder: coder))
    #expect(view.frame == .zero && view.subviews.isEmpty)
    #expect(try #require(UITableView(coder: coder)).style == .plain)
    let cell = try #require(UITableViewCell(coder: coder))
    #expect(cell.reuseIdentifier == nil && cell.textLabel != nil && cell.detailTextLabel == nil)
    #expect(try #require(UITableViewHeaderFooterView(coder: coder)).reuseIdentifier == nil)
    let collection = try #require(UICollectionView(coder: coder))
    #expect(collection.collectionViewLayout is UICollectionViewFlowLayout)
    #expect(collection.collectionViewLayout.collectionView === collection)
    #expect(try #require(UIButton(coder: coder)).buttonType == .custom)
    #expect(try #require(UISegmentedControl(coder: coder)).numberOfSegments == 0)
    let sign = try #require(UIActivityIndicatorView(coder: coder))
    #expect(sign.style == .medium && !sign.isAnimating)
    // A text takes drops, however it was made.
    let (text, field) = (
      try #require(UITextView(coder: coder)), try #require(UITextField(coder: coder))
    )
    #expect(text.textDropInteraction?.view === text)
    #expect(field.textDropInteraction?.view === field)
  }

  @Test func `controllers and layouts of an archive are as new ones`() throws {
    #expect(try #require(UIViewController(coder: coder)).children.isEmpty)
    let rows = try #require(UITableViewController(coder: coder))
    #expect(rows.tableView.style == .plain && rows.tableView.dataSource === rows)
    let items = try #require(UICollectionViewController(coder: coder))
    #expect(items.collectionView.collectionViewLayout is UICollectionViewFlowLayout)
    #expect(items.collectionView.dataSource === items && items.collectionView.delegate === items)
    #expect(try #require(UISearchController(coder: coder)).searchResultsController == nil)
    let layout = try #require(UICollectionViewCompositionalLayout(coder: coder))
    #expect(layout.configuration.scrollDirection == .vertical)
  }

  @Test func `a controller takes another list, whose view it has then`() {
    let rows = UITableViewController(style: .plain)
    let table = UITableView(frame: .zero, style: .grouped)
    rows.tableView = table
    #expect(rows.tableView === table && rows.view === table)
    let items = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    items.collectionView = collection
    #expect(items.collectionView === collection && items.view === collection)
  }
}
