import CDragUIKit

/// Makes views of classes that are only known as values.
@MainActor enum ViewMaker {
  /// Makes a view by the `init(frame:)` of its class.
  static func make<View: UIView>(_ type: View.Type) -> View {
    let metadata = unsafe unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self)
    let object = unsafe drag_uikit_make_view(metadata, 0, 0, 0, 0)
    return unsafe Unmanaged<View>.fromOpaque(object).takeRetainedValue()
  }

  /// Makes a table's cell by the `init(style:reuseIdentifier:)` of its class, with the default style.
  static func make(_ type: UITableViewCell.Type, reuseIdentifier: String) -> UITableViewCell {
    let metadata = unsafe unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self)
    // The initializer releases its argument: so it gets a string of its own, which is not released here.
    let text = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    unsafe text.initialize(to: reuseIdentifier)
    defer { unsafe text.deallocate() }
    let words = unsafe UnsafeRawPointer(text).load(as: (UInt64, UnsafeMutableRawPointer?).self)
    let object = unsafe drag_uikit_make_cell(metadata, 0, words.0, words.1)
    return unsafe Unmanaged<UITableViewCell>.fromOpaque(object).takeRetainedValue()
  }
}
