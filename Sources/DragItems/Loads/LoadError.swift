/// Why a load brought no data (contract 3.5).
public enum LoadError: Error, Hashable, Sendable {
  /// No representation that may be seen fits: -1000.
  case itemUnavailable
  /// The load failed, for a reason with a code of its own.
  case failed(Failure)
  /// The load was given up, because its source or its destination is gone: 3072 (CONTRACT-118).
  case cancelled

  /// The source failed, in its own words: -1.
  public static func failed(_ words: String) -> LoadError { .failed(.told(words)) }

  /// The code, as the contract numbers it.
  public var code: Int {
    switch self {
    case .itemUnavailable: -1000
    case .failed(let failure): failure.code
    case .cancelled: 3072
    }
  }

  /// What happened, as a sentence without a full stop.
  public var meaning: String {
    switch self {
    case .itemUnavailable: "no representation that may be seen fits"
    case .failed(let failure): failure.meaning
    case .cancelled: "the load was given up"
    }
  }
}
