/// The colors that the system names, as in its light look.
extension UIColor {
  /// Magenta.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Cyan.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// The color of a second text.
  public static let secondaryLabel = UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 1)
  /// The color of a third text.
  public static let tertiaryLabel = UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 1)
  /// The color of a text in the place of another one.
  public static let placeholderText = UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 1)
  /// The color of a line between rows.
  public static let separator = UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 1)
  /// The color of a line that covers what is behind it.
  public static let opaqueSeparator = UIColor(red: 0.78, green: 0.78, blue: 0.78, alpha: 1)
  /// The color of a link.
  public static let link = UIColor(red: 0, green: 0.48, blue: 1, alpha: 1)
  /// The color behind a second content.
  public static let secondarySystemBackground = UIColor(
    red: 0.95, green: 0.95, blue: 0.97, alpha: 1)
  /// The color behind a third content.
  public static let tertiarySystemBackground = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
  /// The color behind a grouped list.
  public static let systemGroupedBackground = UIColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1)
  /// The color behind the rows of a grouped list.
  public static let secondarySystemGroupedBackground = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
  /// The color behind what is in such rows.
  public static let tertiarySystemGroupedBackground = UIColor(
    red: 0.95, green: 0.95, blue: 0.97, alpha: 1)
  /// The older name of the color behind a grouped list.
  public static let groupTableViewBackground = UIColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1)
  /// The color of a filled form.
  public static let systemFill = UIColor(red: 0.47, green: 0.47, blue: 0.5, alpha: 1)
  /// The color of a second filled form.
  public static let secondarySystemFill = UIColor(red: 0.47, green: 0.47, blue: 0.5, alpha: 1)
  /// The color of a third filled form.
  public static let tertiarySystemFill = UIColor(red: 0.46, green: 0.46, blue: 0.5, alpha: 1)
  /// The color of a fourth filled form.
  public static let quaternarySystemFill = UIColor(red: 0.45, green: 0.45, blue: 0.5, alpha: 1)
  /// Orange, as the system has it.
  public static let systemOrange = UIColor(red: 1, green: 0.58, blue: 0, alpha: 1)
  /// Yellow, as the system has it.
  public static let systemYellow = UIColor(red: 1, green: 0.8, blue: 0, alpha: 1)
  /// Pink, as the system has it.
  public static let systemPink = UIColor(red: 1, green: 0.18, blue: 0.33, alpha: 1)
  /// Purple, as the system has it.
  public static let systemPurple = UIColor(red: 0.69, green: 0.32, blue: 0.87, alpha: 1)
  /// Teal, as the system has it.
  public static let systemTeal = UIColor(red: 0.19, green: 0.69, blue: 0.78, alpha: 1)
  /// Indigo, as the system has it.
  public static let systemIndigo = UIColor(red: 0.35, green: 0.34, blue: 0.84, alpha: 1)
  /// Brown, as the system has it.
  public static let systemBrown = UIColor(red: 0.64, green: 0.52, blue: 0.37, alpha: 1)
  /// Gray, a step lighter.
  public static let systemGray2 = UIColor(red: 0.68, green: 0.68, blue: 0.7, alpha: 1)
  /// Gray, two steps lighter.
  public static let systemGray3 = UIColor(red: 0.78, green: 0.78, blue: 0.8, alpha: 1)
  /// Gray, three steps lighter.
  public static let systemGray4 = UIColor(red: 0.82, green: 0.82, blue: 0.84, alpha: 1)
  /// Gray, four steps lighter.
  public static let systemGray5 = UIColor(red: 0.9, green: 0.9, blue: 0.92, alpha: 1)
  /// Gray, five steps lighter.
  public static let systemGray6 = UIColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1)
  /// The color of what can be pressed.
  public static let tintColor = UIColor(red: 0, green: 0.48, blue: 1, alpha: 1)
  /// The color of a dark text.
  public static let darkText = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// The color of a light text.
  public static let lightText = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
}
