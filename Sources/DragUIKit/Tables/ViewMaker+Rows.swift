import CDragUIKit

extension ViewMaker {
  /// Makes a table's cell by the `init(style:reuseIdentifier:)` of its class, with the default style.
  static func make(_ type: UITableViewCell.Type, reuseIdentifier: String) -> UITableViewCell {
    let metadata = unsafe unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self)
    let object = unsafe withWords(of: reuseIdentifier) {
      unsafe drag_uikit_make_cell(metadata, 0, $0, $1)
    }
    return unsafe Unmanaged<UITableViewCell>.fromOpaque(object).takeRetainedValue()
  }

  /// Makes a table's header or footer by the `init(reuseIdentifier:)` of its class.
  static func make(_ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String)
    -> UITableViewHeaderFooterView
  {
    let metadata = unsafe unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self)
    let object = unsafe withWords(of: reuseIdentifier) {
      unsafe drag_uikit_make_header(metadata, $0, $1)
    }
    return unsafe Unmanaged<UITableViewHeaderFooterView>.fromOpaque(object).takeRetainedValue()
  }
}
