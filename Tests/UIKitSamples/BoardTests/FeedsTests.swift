@testable import Boards
import DragUIKitTesting
import Testing
import UIKit

/// Feeds that move, are copied, and go into folders.
@MainActor @Suite struct FeedsTests {
  private let feeds = FeedsController(accounts: [
    [FeedNode("news"), FeedNode("tech", feeds: []), FeedNode("art")], [FeedNode("sport")],
  ])
  private let stage: AppStage

  init() {
    stage = AppStage()
    stage.name(feeds.collectionView, "feeds")
    stage.show(feeds)
  }

  private var names: [[String]] { feeds.accounts.map { $0.map(\.name) } }

  @Test func `a feed moves within its account, and is copied to another one`() {
    stage.drag(cellAt: [0, 0], of: feeds.collectionView, to: .gap(3))
    #expect(names == [["tech", "art", "news"], ["sport"]])
    stage.drag(cellAt: [0, 1], of: feeds.collectionView, to: .gap(1, section: 1))
    #expect(names == [["tech", "art", "news"], ["sport", "art"]])
    #expect(feeds.operations == ["move", "copy"])
  }

  @Test func `a feed goes into the folder under the finger`() {
    stage.drag(cellAt: [0, 2], of: feeds.collectionView, to: .point(100, 87))
    #expect(names == [["news", "tech"], ["sport"]])
    #expect(feeds.accounts[0][1].feeds?.map(\.name) == ["art"])
    #expect(feeds.operations == ["into tech"])
    #expect(stage.order(of: feeds.collectionView) == ["feeds-0", "feeds-1", "feeds-3"])
  }

  @Test func `a folder is not lifted, and headers are rows of their own`() {
    stage.drag(cellAt: [0, 1], of: feeds.collectionView, to: .gap(0))
    #expect(names[0] == ["news", "tech", "art"])
    let header = feeds.collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [1, 0])
    let content =
      (header as? UICollectionViewListCell)?.contentConfiguration as? UIListContentConfiguration
    #expect(content?.text == "Account 1")
  }
}
