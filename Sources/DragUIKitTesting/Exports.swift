// A test that imports this module has the expectations of `DragTesting`. What an application gets from UIKit it
// imports itself, by the name that it has chosen.
@_exported public import DragTesting
@_exported public import DragUIKitDriver
