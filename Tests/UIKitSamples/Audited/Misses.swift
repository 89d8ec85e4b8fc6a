import UIKit

/// A table whose delegate has a method with nearly the right name, and one with other types.
class PlacesController: UIViewController, UITableViewDragDelegate, UITableViewDropDelegate {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    []
  }

  func tableView(_ tableView: UITableView, dragSessionDidFinish session: any UIDragSession) {}

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {}

  func tableView(_ tableView: UITableView, canHandle session: any UIDragSession) -> Bool { true }

  // A helper with a name of its own is no mistake.
  func tableView(_ tableView: UITableView, indexOf place: String) -> Int { 0 }
}

/// A subclass that adds what its superclass left to the default, in a file of its own and in an extension.
class FavoritesController: PlacesController {
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}

  override func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {}
}

extension FavoritesController {
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
}

/// A protocol of the application that answers for its classes.
protocol TakingText: UICollectionViewDropDelegate {}

extension TakingText {
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession)
    -> Bool
  {
    true
  }
}

class NotesController: UIViewController, TakingText {
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {}

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: .copy)
  }
}

/// A helper beside the method that it is named after is no mistake.
class DrawerController: UITableViewController, UITableViewDragDelegate {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [] }

  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}

  func tableView(_ tableView: UITableView, dragSessionDidFinish session: any UIDragSession) {}
}
