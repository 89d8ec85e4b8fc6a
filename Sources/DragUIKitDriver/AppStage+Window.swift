#if os(iOS)
  import UIKit
#elseif os(Linux)
  import DragUIKit
#endif
#if os(iOS) || os(Linux)
  import DragGeometry
  import DragReplay
  import DragTesting

  extension AppStage {
    /// Gives the window another size, in points, as when a device is turned, or the window of a tablet is made wider; also during a drag.
    ///
    /// Controllers get `viewWillTransition(to:with:)`, and `traitCollectionDidChange(_:)` where a size class changes; then the window
    /// is laid out. What other applications have offered with ``drop(_:on:at:fileID:file:line:column:)`` stays beside the window. In
    /// scripts it is `resize window at 0,0 size 844x390`.
    ///
    /// A width or a height that is not above 0, or is above 1,000,000, fails the test, and nothing changes.
    public func resizeWindow(
      width: Double, height: Double, fileID: StaticString = #fileID,
      file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
      let caller = Caller(fileID, file, line, column)
      let size = Size(width: width, height: height)
      guard size.isOfAWindow else {
        return caller.fail(
          "expected a window with a width and a height up to 1000000, found \(width) by \(height)")
      }
      drive(caller) { observer.resize(to: size) }
    }
  }
#endif
