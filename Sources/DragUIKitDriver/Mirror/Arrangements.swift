#if os(iOS)
  import UIKit
#elseif os(Linux)
  import DragUIKit
#endif
#if os(iOS) || os(Linux)
  import CollectionLayout
  import DragGeometry

  // The arrangement decides which neighbors a gap has. Where it has other frames than the view, the view's count.
  extension CollectionCalls {
    var orientation: LayoutOrientation {
      let flow = collection.collectionViewLayout as? UICollectionViewFlowLayout
      return LayoutOrientation(axis: flow?.scrollDirection == .horizontal ? .horizontal : .vertical)
    }

    var arrangement: Layout {
      guard let flow = collection.collectionViewLayout as? UICollectionViewFlowLayout,
        flow.itemSize.width > 0, flow.itemSize.height > 0
      else { return .frames }
      let isHorizontal = flow.scrollDirection == .horizontal
      func extent(_ size: CGSize) -> Double {
        max(0, Double(isHorizontal ? size.width : size.height))
      }
      return .flow(
        Layout.Flow(
          item: Size(width: Double(flow.itemSize.width), height: Double(flow.itemSize.height)),
          line: max(0, Double(flow.minimumLineSpacing)),
          gap: max(0, Double(flow.minimumInteritemSpacing)),
          inset: Insets(
            top: Double(flow.sectionInset.top), left: Double(flow.sectionInset.left),
            bottom: Double(flow.sectionInset.bottom), right: Double(flow.sectionInset.right)),
          justify: true, header: extent(flow.headerReferenceSize),
          footer: extent(flow.footerReferenceSize)))
    }
  }

  extension TableCalls {
    var orientation: LayoutOrientation { LayoutOrientation() }

    var arrangement: Layout {
      let filled = (0..<table.numberOfSections).first { table.numberOfRows(inSection: $0) > 0 }
      let height = filled.map { table.rectForRow(at: IndexPath(row: 0, section: $0)).height }
      let isThere = table.numberOfSections > 0
      return .rows(
        Layout.Rows(
          height: height.flatMap { $0 > 0 ? Double($0) : nil } ?? 44,
          header: isThere ? Double(table.rectForHeader(inSection: 0).height) : 0,
          footer: isThere ? Double(table.rectForFooter(inSection: 0).height) : 0))
    }
  }
#endif
