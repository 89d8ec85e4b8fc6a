import UIKit

/// A poster on which colors, images and texts are dropped, each by its class.
class PosterController: UIViewController, UIDropInteractionDelegate {
  let poster = UIView()
  let swatches: UICollectionView
  let colors: [UIColor] = [.red, .green, .blue]
  private(set) var images: [UIImageView] = []
  private(set) var labels: [UILabel] = []

  override init(nibName: String?, bundle: Bundle?) {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 60, height: 60)
    swatches = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nibName, bundle: bundle)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    swatches.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 80)
    swatches.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "swatch")
    swatches.dataSource = self
    swatches.dragDelegate = self
    poster.frame = CGRect(x: 20, y: 100, width: view.bounds.width - 40, height: 400)
    poster.backgroundColor = .white
    poster.layer.shadowOpacity = 0.3
    poster.addInteraction(UIDropInteraction(delegate: self))
    view.addSubview(swatches)
    view.addSubview(poster)
  }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: UIDropSession) -> Bool {
    session.canLoadObjects(ofClass: UIColor.self) || session.canLoadObjects(ofClass: UIImage.self)
      || session.canLoadObjects(ofClass: NSAttributedString.self)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: UIDropSession)
    -> UIDropProposal
  {
    UIDropProposal(operation: .copy)
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: UIDropSession) {
    let point = session.location(in: poster)
    if session.canLoadObjects(ofClass: UIColor.self) {
      session.loadObjects(ofClass: UIColor.self) { items in
        guard let color = items.first as? UIColor else { return }
        UIView.animate(withDuration: 0.4) { self.poster.backgroundColor = color }
      }
      return
    }
    for item in session.items {
      let provider = item.itemProvider
      if provider.canLoadObject(ofClass: UIImage.self) {
        provider.loadObject(ofClass: UIImage.self) { image, _ in
          DispatchQueue.main.async {
            let view = UIImageView(image: image as? UIImage)
            view.center = point
            self.poster.addSubview(view)
            self.images.append(view)
          }
        }
      } else {
        _ = provider.loadObject(ofClass: String.self) { text, _ in
          DispatchQueue.main.async {
            let label = UILabel()
            label.text = text
            label.sizeToFit()
            label.center = point
            self.poster.addSubview(label)
            self.labels.append(label)
          }
        }
      }
    }
  }
}

extension PosterController: UICollectionViewDataSource, UICollectionViewDragDelegate {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    colors.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "swatch", for: indexPath)
    cell.backgroundColor = colors[indexPath.item]
    cell.layer.cornerRadius = cell.bounds.width / 2
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: colors[indexPath.item]))]
  }
}
