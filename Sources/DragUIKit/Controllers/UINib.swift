public import Foundation

/// An archive of views, by its name alone: it is not read, so that a cell of one cannot be made.
@preconcurrency @MainActor open class UINib: NSObject {
  /// The name of the file.
  let name: String

  /// Makes an archive by its name.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// No views: archives are not read.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] { [] }

  /// A key of the options of ``instantiate(withOwner:options:)``.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key.
    public let rawValue: String

    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension UITableView {
  /// Registers an archive for cells, which cannot be made: register their class for tests.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    reuse.archives[identifier] = nib?.name
  }

  /// Registers an archive for headers and footers, which cannot be made.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reuse.archives[Self.headerKey(identifier)] = nib?.name
  }
}

extension UICollectionView {
  /// Registers an archive for cells, which cannot be made: register their class for tests.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    reuse.archives[identifier] = nib?.name
  }

  /// Registers an archive for views beside the cells, which cannot be made.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) { reuse.archives[Self.reuseKey(kind, identifier)] = nib?.name }
}
