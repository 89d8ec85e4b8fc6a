// A test that imports this module has the whole stage: points and layouts, proposals and durations. It
// also has what scripts and recordings take and give: `HostHooks`, `TestResult`, `ImportOptions`.
@_exported public import DragReplay
@_exported public import DragStage
@_exported public import GestureImport
