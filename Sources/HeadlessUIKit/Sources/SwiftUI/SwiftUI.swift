@_exported import DragSwiftUI
