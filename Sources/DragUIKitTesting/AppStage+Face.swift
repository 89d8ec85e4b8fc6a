public import DragStage
import DragTesting
public import DragUIKit
public import DragUIKitDriver

extension AppStage {
  /// Makes a stage with a window of a size in points, and shows a controller in it, if there is one.
  ///
  /// A script whose line `hosted` has another name than the application is refused.
  public convenience init(
    hosting controller: UIViewController? = nil, named application: String? = nil,
    width: Double = 390, height: Double = 844, settings: StageSettings = StageSettings(),
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let caller = Caller(fileID, file, line, column)
    self.init(named: application, settings: settings, caller: caller) { stage, fail in
      HostedStage(
        size: CGSize(width: width, height: height), on: stage, describe: \.sentence,
        policies: { FacePolicies(on: $0) }
      ) { words in
        // UIKit would end the application at its own line.
        // A backtrace takes a tenth of a second a frame, and a run that is explored fails a hundred times (EX-44).
        fail(words, Caller.isExploring ? nil : CodeLocation.ofApplication())
      }
    }
    begin(with: controller)
  }
}

extension HostedStage: ApplicationHost {
  package var hasOwnTime: Bool { false }

  package func show(_ controller: UIViewController) { window.rootViewController = controller }

  package func resizeWindow(to size: CGSize) { window.resize(to: size) }
}
