// A file that imports SwiftUI names types of data and items without another import.
@_exported public import DragUIKit
@_exported public import DragUniformTypes
