@_exported import DragUniformTypes
