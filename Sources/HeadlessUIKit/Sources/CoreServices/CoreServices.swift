@_exported import DragCoreServices
