// A test that imports this module has the expectations of `DragTesting`. What an application gets from UIKit it
// imports itself, by the name that it has chosen.
@_exported public import DragTesting
@_exported public import DragUIKitDriver
#if os(iOS)
  // There the application's own UIKit is driven, by the same source.

  /// An application's controllers on a stage, whose delegates are asked as UIKit asks them.
  public typealias AppStage = DrivenApplication
#endif
