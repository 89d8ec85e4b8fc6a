/// Commands to the runner of GitHub Actions, which obeys a line of any output that looks like one.
enum WorkflowCommands {
  /// True in a job of GitHub Actions.
  static let isObeyed = !(Console.environment("GITHUB_ACTIONS") ?? "").isEmpty

  /// No text can know it, so none can end its own quotation.
  private static let token = String(UInt64.random(in: .min ... .max), radix: 16)

  /// A text in which no line is a command.
  static func quoted(_ text: String) -> String {
    guard !text.isEmpty else { return "" }
    let end = text.hasSuffix("\n") ? "" : "\n"
    return "::stop-commands::drag-\(token)\n\(text)\(end)::drag-\(token)::\n"
  }
}
