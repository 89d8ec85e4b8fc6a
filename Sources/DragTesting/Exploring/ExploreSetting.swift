/// What the variable `DRAGSTAGE_EXPLORE` says: `ci`, `runs:N`, `for:10s` or `off`, and `inline`, joined by commas.
struct ExploreSetting: Hashable {
  private var said: ExploreBudget?
  /// Indicates whether runs are made in the process of the tests, where a debugger is attached.
  private(set) var isInline = false

  /// Reads a text; nil for one that says something else, or two budgets.
  init?(_ text: String?) {
    for word in (text ?? "").split(separator: ",") {
      if word == "inline" {
        isInline = true
      } else {
        guard said == nil, let budget = ExploreBudget(saidBy: word) else { return nil }
        said = budget
      }
    }
  }

  /// The budget in force: one that is `.test` becomes the one that is said.
  func budget(for budget: ExploreBudget) -> ExploreBudget {
    budget.isDefault ? said ?? budget : budget
  }
}
