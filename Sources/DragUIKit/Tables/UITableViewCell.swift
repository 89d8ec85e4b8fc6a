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

  /// The look of the lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none
    /// A line.
    case singleLine
    /// A line with a light edge.
    case singleLineEtched
  }

  /// The kind of a change that a user makes to a row by a gesture.
  public enum EditingStyle: Int, Sendable {
    /// None.
    case none
    /// The row is deleted.
    case delete
    /// A row is inserted.
    case insert
  }

  /// The identifier with which it was made.
  public let reuseIdentifier: String?
  /// The view for the content, which fills the cell.
  public private(set) lazy var contentView = filling(UIView(frame: .zero))
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
  /// The sign at the right while the table is edited; kept.
  open var editingAccessoryType = AccessoryType.none
  /// The view at the right; kept.
  open var accessoryView: UIView?
  /// The view behind the content; kept.
  open var backgroundView: UIView?
  /// The view behind the content of a selected row; kept.
  open var selectedBackgroundView: UIView?
  /// True if the cell shows a handle while the table is edited; kept.
  open var showsReorderControl = false
  /// The depth of the row in a hierarchy; kept.
  open var indentationLevel = 0
  /// True if a cell that is dragged takes touches; kept.
  open var userInteractionEnabledWhileDragging = true
  /// True if the content is indented while the table is edited; kept.
  open var shouldIndentWhileEditing = true
  /// The space at both sides of the line below the row; kept.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// True if the cell is being edited; kept.
  open var isEditing = false
  private let style: CellStyle
  /// True if the row is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { updateContent() } } }
  /// True while a finger is on the cell; kept.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { updateContent() } } }
  /// The content, which is shown by a view of its own in ``contentView``.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { content.show(contentConfiguration, in: contentView) }
  }
  /// The look of the background; kept.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// True if the content follows the state by itself.
  open var automaticallyUpdatesContentConfiguration = true
  /// True if the background follows the state by itself; kept.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Sets the content up, before the cell is shown and when its state changes.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The part of a cell in a drag (CONTRACT-40).
  public enum DragState: Int, Sendable {
    /// None.
    case none
    /// It is being lifted.
    case lifting
    /// It is being dragged.
    case dragging
  }

  private var dragState = UICellConfigurationState.DragState.none
  private let content = ConfiguredContent()
  private var isUpdating = false

  /// Sets the content of a cell up for a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

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

  /// Selects the row, or ends that.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Marks the row as pressed, or ends that.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// The content of a row of the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// The state of the cell.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.cellDragState = dragState
    return state
  }

  /// Called when the cell has another part in a drag (CONTRACT-40).
  open func dragStateDidChange(_ dragState: DragState) {}

  /// Takes another part in a drag.
  func show(_ state: UICellConfigurationState.DragState) {
    guard state != dragState else { return }
    dragState = state
    switch state {
    case .none: dragStateDidChange(.none)
    case .lifting: dragStateDidChange(.lifting)
    case .dragging: dragStateDidChange(.dragging)
    }
    updateContent()
  }

  /// Sets the content up again: at once if the cell is shown, else before it is.
  open func setNeedsUpdateConfiguration() { if superview != nil { updateContent() } }

  /// Sets the content up for a state; a subclass calls it of its superclass.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let shown = contentConfiguration {
      contentConfiguration = shown.updated(for: state)
    }
    configurationUpdateHandler?(self, state)
  }

  /// Sets the content up for the present state.
  func updateContent() {
    guard !isUpdating else { return }
    isUpdating = true
    updateConfiguration(using: configurationState)
    isUpdating = false
  }
}
