import Dispatch
import DragUIKit
import DragUIKitTesting
import Testing

/// The main queue and the completions of a hosted application, on the stage's clock.
@MainActor @Suite struct VirtualTimeTests {
  @Test func `blocks of the main queue run in their order, when time goes on`() {
    let stage = AppStage()
    var log: [String] = []
    stage.perform {
      DispatchQueue.main.asyncAfter(deadline: .now() + 5) { log.append("late") }
      DispatchQueue.main.async { log.append("one") }
      DispatchQueue.main.async(execute: {
        log.append("two")
        DispatchQueue.main.async { log.append("three") }
      })
    }
    #expect(log == [])
    stage.advance(by: .milliseconds(1))
    #expect(log == ["one", "two", "three"])
    stage.settle()
    #expect(log == ["one", "two", "three", "late"])
    #expect(stage.test.now.count == 5_000_000)
  }

  @Test func `a block goes to the stage that was driven last`() {
    let first = AppStage()
    let second = AppStage()
    var log: [String] = []
    first.perform { DispatchQueue.main.async { log.append("first") } }
    second.perform { DispatchQueue.main.async { log.append("second") } }
    second.settle()
    #expect(log == ["second"])
    first.settle()
    #expect(log == ["second", "first"])
  }

  @Test func `a block from another queue comes by the main queue, in real time`() async {
    let stage = AppStage()
    let runs = await withCheckedContinuation { continuation in
      DispatchQueue.global().async(group: nil) {
        DispatchQueue.main.async {
          MainActor.assumeIsolated { continuation.resume(returning: true) }
        }
        // A test that drives another stage meanwhile does not take the block.
        DispatchQueue.main.async(group: nil) { MainActor.assumeIsolated { AppStage().settle() } }
      }
    }
    #expect(runs)
    #expect(stage.test.now == .zero)
  }

  @Test func `an animation makes its changes at once, and completes on the stage's clock`() {
    let stage = AppStage()
    let view = UIView(frame: .zero)
    var log: [String] = []
    stage.perform {
      UIView.animate(withDuration: 0.5) {
        view.alpha = 0
      } completion: {
        log.append("first \($0)")
      }
      UIView.animate(withDuration: 0.1, delay: 0.1, options: [.curveEaseIn]) {
        view.isHidden = true
      } completion: { _ in
        log.append("second")
      }
      UIView.animate(
        withDuration: .infinity, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
      ) {
        log.append("spring")
      }
      UIView.performWithoutAnimation { log.append("none") }
    }
    #expect(view.alpha == 0 && view.isHidden && log == ["spring", "none"])
    stage.advance(by: .milliseconds(201))
    #expect(log == ["spring", "none", "second"])
    stage.advance(by: .milliseconds(300))
    #expect(log == ["spring", "none", "second", "first true"])
  }
}
