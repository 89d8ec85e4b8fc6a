// The only import of a test that films its scripts.
@_exported public import DragTesting
