import CDragUIKit

/// Makes views and layers of classes that are only known as values.
@MainActor enum ViewMaker {
  /// Makes a view by the `init(frame:)` of its class.
  static func make<View: UIView>(_ type: View.Type) -> View {
    let metadata = unsafe unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self)
    let object = unsafe drag_uikit_make_view(metadata, 0, 0, 0, 0)
    return unsafe Unmanaged<View>.fromOpaque(object).takeRetainedValue()
  }

  /// Makes a layer by the `init()` of its class.
  static func make(_ type: CALayer.Type) -> CALayer {
    let metadata = unsafe unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self)
    let object = unsafe drag_uikit_make_layer(metadata)
    return unsafe Unmanaged<CALayer>.fromOpaque(object).takeRetainedValue()
  }

  /// Calls a function with the two words of an optional string.
  ///
  /// An initializer releases its argument: so it gets a string of its own, which is not released here.
  static func withWords(
    of string: String, _ make: (UInt64, UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer
  ) -> UnsafeMutableRawPointer {
    let text = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    unsafe text.initialize(to: string)
    defer { unsafe text.deallocate() }
    let words = unsafe UnsafeRawPointer(text).load(as: (UInt64, UnsafeMutableRawPointer?).self)
    return unsafe make(words.0, words.1)
  }
}
