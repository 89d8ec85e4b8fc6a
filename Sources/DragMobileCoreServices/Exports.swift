// Two aliases of one module are an error: so the second name has a module of its own.
@_exported public import DragCoreServices
