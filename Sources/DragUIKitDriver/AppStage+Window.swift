#if os(iOS)
  import UIKit
#elseif os(Linux)
  import DragUIKit
#endif
#if os(iOS) || os(Linux)
  import DragTesting

  extension AppStage {
    /// Gives the window another size, in points, as when a device is turned, or the window of a tablet is made wider; also during a drag.
    ///
    /// Controllers get `viewWillTransition(to:with:)`, and `traitCollectionDidChange(_:)` where a size class changes; then the window
    /// is laid out. In scripts it is `resize window at 0,0 size 844x390`.
    public func resizeWindow(
      width: Double, height: Double, fileID: StaticString = #fileID,
      file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
      let caller = Caller(fileID, file, line, column)
      guard width > 0, height > 0, width.isFinite, height.isFinite else {
        return caller.fail("expected a window with a size, found \(width) by \(height)")
      }
      drive(caller) { host.resizeWindow(to: CGSize(width: width, height: height)) }
    }
  }
#endif
