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

  /// The sign at the right of a row.
  public enum AccessoryType: Int, Sendable {
    /// No sign.
    case none
    /// More is shown at a tap.
    case disclosureIndicator
    /// A button, and more is shown at a tap.
    case detailDisclosureButton
    /// The row is chosen.
    case checkmark
    /// A button.
    case detailButton
  }

  /// The look of a selected row.
  public enum SelectionStyle: Int, Sendable {
    /// No other than before.
    case none
    /// Blue.
    case blue
    /// Gray.
    case gray
    /// As the system has it.
    case `default`
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
  /// The label of the title.
  public private(set) lazy var textLabel: UILabel? = label()
  /// The label of the value or of the line below the title; nil for the default style.
  public private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : label()
  /// The view of the image.
  public private(set) lazy var imageView: UIImageView? = {
    let view = UIImageView(image: nil)
    contentView.addSubview(view)
    return view
  }()
  /// The sign at the right; kept.
  open var accessoryType = AccessoryType.none
  /// The look of a selected row; kept.
  open var selectionStyle = SelectionStyle.default
  private let style: CellStyle
  /// True if the row is selected.
  open var isSelected = false

  /// Makes a cell.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    self.style = style
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
    style = .default
    super.init(coder: coder)
  }

  private func label() -> UILabel {
    let label = UILabel(frame: .zero)
    contentView.addSubview(label)
    return label
  }

  /// Called before the cell is used again.
  open func prepareForReuse() {}
}
