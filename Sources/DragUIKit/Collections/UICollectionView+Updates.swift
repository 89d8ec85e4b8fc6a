extension UICollectionView {
  /// Makes several changes together, by a block that may change values without `self`, since it runs at once.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}
