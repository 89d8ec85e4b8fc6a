/// The reason that a load returned no data (contract 3.5).
public enum LoadError: Error, Hashable, Sendable {
  /// No visible representation matches the request: -1000.
  case itemUnavailable
  /// The load failed, for a reason with a code of its own.
  case failed(Failure)
  /// The load was canceled, because its source or its destination was removed: 3072 (CONTRACT-118).
  case cancelled

  /// The source failed, with this message: -1.
  @usableFromInline package static func failed(_ words: String) -> LoadError {
    .failed(.reported(words))
  }

  /// The error code of the contract.
  @usableFromInline package var code: Int {
    switch self {
    case .itemUnavailable: -1000
    case .failed(let failure): failure.code
    case .cancelled: 3072
    }
  }

  /// The description of the error, as a sentence without a period.
  public var meaning: String {
    switch self {
    case .itemUnavailable: "no visible representation matches the request"
    case .failed(let failure): failure.meaning
    case .cancelled: "the load was canceled"
    }
  }
}
