import MobileCoreServices
import UIKit
import UniformTypeIdentifiers

struct Attachment {
  let name: String
  let bytes: Int
}

/// A grid of attachments: what is dropped is shown at once, and is there when its data has come.
final class AttachmentsController: UICollectionViewController {
  private(set) var attachments: [Attachment] = []
  private(set) var failures = 0

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 60)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "attachment")
    collectionView.register(LoadingCell.self, forCellWithReuseIdentifier: LoadingCell.identifier)
    collectionView.dropDelegate = self
    collectionView.reorderingCadence = .fast
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { attachments.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(
      withReuseIdentifier: "attachment", for: indexPath)
  }
}

final class LoadingCell: UICollectionViewCell {
  static let identifier = "loading"
  private(set) var name: String?

  func configure(with name: String?) { self.name = name }
}

extension AttachmentsController: UICollectionViewDropDelegate {
  func collectionView(_ collectionView: UICollectionView, canHandle session: UIDropSession) -> Bool
  {
    session.hasItemsConforming(toTypeIdentifiers: [
      UTType.image.identifier, kUTTypePDF as String, kUTTypePlainText as String,
    ])
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator
  ) {
    let start = coordinator.destinationIndexPath ?? IndexPath(item: attachments.count, section: 0)
    coordinator.session.progressIndicatorStyle = .none
    for (offset, item) in coordinator.items.enumerated() {
      let provider = item.dragItem.itemProvider
      let path = IndexPath(item: start.item + offset, section: start.section)
      let placeholder = UICollectionViewDropPlaceholder(
        insertionIndexPath: path, reuseIdentifier: LoadingCell.identifier)
      placeholder.cellUpdateHandler = { cell in
        (cell as? LoadingCell)?.configure(with: provider.suggestedName)
      }
      let context = coordinator.drop(item.dragItem, to: placeholder)
      guard let type = provider.registeredTypeIdentifiers.first(where: { isWanted($0) }) else {
        context.deletePlaceholder()
        continue
      }
      provider.loadDataRepresentation(forTypeIdentifier: type) { [weak self] data, error in
        DispatchQueue.main.async {
          guard let self, let data else {
            self?.failures += 1
            context.deletePlaceholder()
            return
          }
          let name = provider.suggestedName ?? "attachment"
          context.commitInsertion { insertionIndexPath in
            self.attachments.insert(
              Attachment(name: name, bytes: data.count), at: insertionIndexPath.item)
          }
        }
      }
    }
  }

  private func isWanted(_ identifier: String) -> Bool {
    guard let type = UTType(identifier) else { return false }
    return type.conforms(to: .image) || type.conforms(to: .pdf) || type.conforms(to: .plainText)
  }
}
