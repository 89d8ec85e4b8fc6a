#if os(iOS)
  public import DragStage
  public import UIKit
#elseif os(Linux)
  package import DragStage
  package import DragUIKit
#endif
#if os(iOS) || os(Linux)
  package import DragTesting

  extension AppStage {
    /// Makes a stage below the application's own views, in a window of a size in points, and shows a controller in it.
    ///
    /// The stage decides who is asked, in which order, which gap is open and which proposal is in force, from the frames
    /// that the views have before each event. Items and providers are the application's; sessions, coordinators and
    /// animators are this module's. Time is the stage's, but for what UIKit and the application put on the main queue.
    package convenience init(
      mirroring controller: UIViewController? = nil, named application: String? = nil,
      width: Double = 390, height: Double = 844, settings: StageSettings = StageSettings(),
      caller: Caller
    ) {
      self.init(named: application, settings: settings, caller: caller) { stage, fail in
        let report: (String) -> Void = { fail($0, nil) }
        let window = HostWindow(
          size: CGSize(width: width, height: height), settings: stage.settings, report: report)
        return DrivenWindow(window, on: stage, report: report)
      }
      begin(with: controller)
    }

    #if os(iOS)
      /// Makes a stage with a window of a size in points, and shows a controller in it, if there is one.
      ///
      /// A script whose line `hosted` has another name than the application is refused.
      public convenience init(
        hosting controller: UIViewController? = nil, named application: String? = nil,
        width: Double = 390, height: Double = 844, settings: StageSettings = StageSettings(),
        fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
      ) {
        self.init(
          mirroring: controller, named: application, width: width, height: height,
          settings: settings, caller: Caller(fileID, file, line, column))
      }
    #endif
  }
#endif
