// A test that imports this module can say everything that it takes: points and layouts, proposals and
// lengths of time, and the stage itself.
@_exported public import CollectionLayout
@_exported public import DragGeometry
@_exported public import DragGestures
@_exported public import DragItems
@_exported public import DragSessions
@_exported public import DragStage
@_exported public import Machines
