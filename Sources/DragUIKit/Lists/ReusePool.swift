import Foundation

/// The classes and the cells of a list by their identifiers.
struct ReusePool {
  var classes: [String: AnyClass] = [:]
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
}
