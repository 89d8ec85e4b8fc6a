// `import DragStage` is sufficient for applications: it re-exports points and layouts, items and
// providers, proposals, snapshots and batch updates, stores and durations.
@_exported public import CollectionLayout
@_exported public import CollectionModel
@_exported public import DragGeometry
@_exported public import DragGestures
@_exported public import DragItems
@_exported public import DragSessions
@_exported public import DragSettings
@_exported public import Machines
@_exported public import OrderedStore
