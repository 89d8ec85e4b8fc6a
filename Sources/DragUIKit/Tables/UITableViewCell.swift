public import Foundation

/// A row of a table.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// The parts that a cell has; nothing is drawn.
  public enum CellStyle: Int, Sendable {
    /// A title.
    case `default`
    /// A title and a value at the right.
    case value1
    /// A value and a title.
    case value2
    /// A title and a line below it.
    case subtitle
  }

  /// The identifier with which it was made.
  public let reuseIdentifier: String?
  /// The view for the content, which fills the cell.
  public private(set) lazy var contentView: UIView = {
    let view = UIView(frame: CGRect(origin: .zero, size: frame.size))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return view
  }()
  /// True if the row is selected.
  open var isSelected = false

  /// Makes a cell.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Makes a cell of the default style without an identifier.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Makes a cell without an identifier: there are no archives to read.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// Called before the cell is used again.
  open func prepareForReuse() {}
}
