import Foundation
package import Machines

/// What a window is on: a stage below it, as views know it.
@MainActor package protocol WindowScreen: AnyObject {
  /// The window.
  var window: UIWindow { get }
  /// The time that an animation takes.
  var animationTime: Microseconds { get }

  /// Marks the layout as due.
  func viewsChanged()
  /// Calls a function after a time of the stage's clock.
  func wait(_ time: Microseconds, then body: @escaping () -> Void)
  /// Fails the test.
  func fail(_ words: String)
  /// Notes what is tolerated.
  func remark(_ text: String)
}

/// The screen whose stage a test drives: blocks of the main queue run on its clock.
@MainActor package enum DrivenScreen {
  private static weak var latest: (any WindowScreen)?
  /// The screen of the code that runs, which tasks that it makes go on with while other tests drive theirs.
  @TaskLocal private static var driven: Driven?

  /// A screen as tasks know it: one that waits for ever does not keep it.
  @MainActor private final class Driven {
    weak let screen: (any WindowScreen)?

    init(_ screen: any WindowScreen) { self.screen = screen }
  }

  /// The screen that a test drives, else the one that was driven last.
  package static var current: (any WindowScreen)? { driven?.screen ?? latest }

  /// Makes a screen the one that a test drives.
  static func drive(_ screen: any WindowScreen) { latest = screen }

  /// Runs code of a test or an application as that of a screen, and of the tasks that it makes.
  static func driving<Value>(_ screen: any WindowScreen, _ body: () -> Value) -> Value {
    drive(screen)
    return $driven.withValue(Driven(screen)) { body() }
  }

  /// Fails the test that drives a screen; without one the words go to the error output.
  static func fail(_ words: String, on screen: (any WindowScreen)?) {
    if let screen = screen ?? current { return screen.fail(words) }
    FileHandle.standardError.write(Data((words + "\n").utf8))
  }

  /// Fails the test that drives a screen, from any thread.
  nonisolated static func failAnywhere(_ words: String) {
    MainQueue.run { fail(words, on: nil) }
  }

  /// Notes what is tolerated, from any thread.
  nonisolated static func remarkAnywhere(_ text: String) {
    MainQueue.run { current?.remark(text) }
  }

  /// Calls a function when an animation that begins now has ended; without a screen, at once.
  static func animate(on screen: (any WindowScreen)?, _ completion: @escaping () -> Void) {
    guard let screen = screen ?? current else { return completion() }
    screen.wait(screen.animationTime, then: completion)
  }
}
