// A test that imports this module has the whole stage: points and layouts, proposals and lengths of time.
@_exported public import DragStage
