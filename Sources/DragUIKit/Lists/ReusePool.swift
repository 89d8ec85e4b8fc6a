import Foundation

/// The classes and the cells of a list by their identifiers.
struct ReusePool {
  var classes: [String: AnyClass] = [:]
  /// The names of the archives that were registered for identifiers.
  var archives: [String: String] = [:]
  /// A cell that is to be set up again, which is dequeued in the place of another one.
  var offered: (identifier: String?, cell: UIView)?
  private var cells: [String: [UIView]] = [:]

  mutating func take(_ identifier: String) -> UIView? { cells[identifier]?.popLast() }

  mutating func put(_ view: UIView, _ identifier: String?) {
    if let identifier { cells[identifier, default: []].append(view) }
  }

  /// The cell that is to be set up again, if it has an identifier.
  mutating func takeOffered(_ identifier: String) -> UIView? {
    guard let offered, offered.identifier == identifier else { return nil }
    self.offered = nil
    return offered.cell
  }

  /// Why no view can be made for an identifier, in words, or nil if it was not registered with an archive.
  func sentence(forArchiveOf identifier: String) -> String? {
    archives[identifier].map {
      "the nib \($0) was registered, and archives are not read here: register the class of its view "
        + "behind `#if os(Linux)`"
    }
  }
}
