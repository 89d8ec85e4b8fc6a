// The only import of a test that plays recordings: the stage and its expectations, and `ImportOptions`.
@_exported public import DragTesting
@_exported public import GestureImport
