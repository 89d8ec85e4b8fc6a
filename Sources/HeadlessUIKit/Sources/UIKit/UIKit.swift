@_exported import DragUIKit
