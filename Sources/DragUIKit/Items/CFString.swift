public import Foundation

/// A text as C sees it: on Linux the class of Foundation.
public typealias CFString = NSString
