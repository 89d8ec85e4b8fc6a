// The compiler imports a module of this name where a test imports both UIKit and Testing, in the place of Testing.
@_exported public import Testing
