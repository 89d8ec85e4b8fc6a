// A test that imports this module has the whole stage: points and layouts, proposals and durations. It
// also has what scripts take and give: `HostHooks` and `TestResult`.
@_exported public import DragReplay
@_exported public import DragStage
