// An application gets both from UIKit. The stage is not exported: an application may have types of its own that are
// named as the stage's are.
@_exported public import Dispatch
@_exported public import Foundation
