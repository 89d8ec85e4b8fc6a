// A test that imports this module can say everything that it takes: points and layouts, proposals and
// lengths of time, and the stage itself.
//
// Of layouts one name is enough; another there is that of a destination's view, too.
@_exported public import enum CollectionLayout.Layout
@_exported public import DragGeometry
@_exported public import DragGestures
@_exported public import DragItems
@_exported public import DragSessions
@_exported public import DragStage
@_exported public import Machines
