public import DragUIKit
public import DragUniformTypes
public import Foundation

// SwiftUI has these as modifiers of its views, which do not exist here. A test gives a view of UIKit, with the frame of
// the one in the application, the same delegate.
extension UIView {
  /// Lets a delegate of SwiftUI take drops on this view, as `onDrop(of:delegate:)` does there.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of which an item must have one, for the delegate to be asked at all.
  ///   - delegate: The delegate, which the view keeps.
  public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) {
    addInteraction(
      DropAreaInteraction(DropArea(supportedContentTypes.map(\.identifier), delegate)))
  }

  /// Lets a closure take drops on this view, as `onDrop(of:isTargeted:perform:)` does in SwiftUI: every drop is copied.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of which an item must have one.
  ///   - isTargeted: Set to true while a drag is over the view; nil if nothing follows it.
  ///   - action: Takes the items of these types, at the position in the view.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) {
    onDrop(
      of: supportedContentTypes,
      delegate: DropAction(
        types: supportedContentTypes, isTargeted: isTargeted, action: action))
  }

  /// Lets a closure give the item of a drag that begins on this view, as `onDrag(_:)` does in SwiftUI.
  public func onDrag(_ data: @escaping () -> NSItemProvider) {
    addInteraction(DragAreaInteraction(DragArea(data)))
  }
}

/// The delegate of a view whose drops a closure takes.
private struct DropAction: DropDelegate {
  let types: [UTType]
  let isTargeted: Binding<Bool>?
  let action: ([NSItemProvider], CGPoint) -> Bool

  func dropEntered(info: DropInfo) { isTargeted?.wrappedValue = true }

  func dropExited(info: DropInfo) { isTargeted?.wrappedValue = false }

  func performDrop(info: DropInfo) -> Bool {
    isTargeted?.wrappedValue = false
    return action(info.itemProviders(for: types), info.location)
  }
}
