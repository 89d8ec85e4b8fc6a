/// Makes up drags on an application until something that must hold does not, and fails the test with the smallest script that
/// shows it.
///
/// ```swift
/// explore {
///   let model = Model(["a", "b", "c"])
///   let stage = TestStage()
///   let list = stage.list(model.items, policy: policy(of: model))
///   return stage.exploration.equal(list, "the model") { model.items }
/// }
/// ```
///
/// The closure makes a new application for each run, and the budget says how many are made. The same seed makes the same runs
/// on every machine, and nothing waits. Expectations of the stage in a property are about the property, while `#expect` there
/// is recorded by itself.
///
/// On Linux the runs of a test of Swift Testing are made in another process, which the executable of the tests is started as:
/// an application that ends its process, or does not answer, is found like any other mistake. That process comes to the call
/// through the lines of the test before it, and what the closure changes outside of itself is not seen in the test. With
/// `inline` in the variable `DRAGSTAGE_EXPLORE`, in a test with arguments, and elsewhere, the runs are made in the process of
/// the tests.
///
/// Scripts that were found before are played first, each on an application of its own: `NAME.drag` and `NAME-` with eight digits
/// in the folder `Explored` beside the test's file, where `NAME` is the name of the test, with a hyphen for each space. Where it has
/// other characters than letters of ASCII, digits, `-`, `_` and `.`, six digits of it follow. With `DRAGSTAGE_EXPLORE_SAVE=1` a
/// found script is written there; with `swift` in place of `1` the failure ends with the test in Swift. Tests of one name in one
/// folder share their scripts.
///
/// - Parameters:
///   - budget: How many runs are made.
///   - seed: The seed of the runs.
///   - folder: The folder of kept scripts: absolute, or from the folder of the test's file. It may be absent.
///   - fileID: The place of the call, as the other literals.
///   - file: The file of the call.
///   - line: The line of the call.
///   - column: The column of the call.
///   - function: The name of the test, where the testing library says none.
///   - application: Makes the application, and says what must hold and what it may do.
public func explore(
  _ budget: ExploreBudget = .test, seed: UInt64 = 1, kept folder: String = "Explored",
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, function: StaticString = #function, _ application: () -> Exploration
) {
  let caller = Caller(fileID, file, line, column)
  let name = caller.testName ?? Caller.name(ofFunction: "\(function)")
  let kept = KeptScripts(of: name, in: folder, beside: file)
  withoutActuallyEscaping(application) { application in
    TestExploration(application, budget: budget, seed: seed, caller: caller, kept: kept).run()
  }
}
