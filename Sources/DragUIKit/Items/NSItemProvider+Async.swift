public import Foundation

// The same loads for callers that wait: each gives what its completion handler gets, and throws its error.
extension NSItemProvider {
  /// Loads what was registered under a type, as it is (CONTRACT-123).
  @MainActor public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
  ) async throws -> any NSSecureCoding {
    try await Awaited.value { answer in
      loadItem(
        forTypeIdentifier: typeIdentifier, options: options, completionHandler: answer)
    }
  }

  /// Loads the data of a type, or of the first one that conforms to it (CONTRACT-113).
  @MainActor public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String
  ) async throws -> Data {
    try await Awaited.value { answer in
      loadDataRepresentation(forTypeIdentifier: typeIdentifier, completionHandler: answer)
    }
  }

  /// Loads an object of a class, of the first registered type that it can be made of (CONTRACT-116).
  @MainActor public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type
  ) async throws -> any NSItemProviderReading {
    try await Awaited.value { answer in
      loadObject(ofClass: aClass, completionHandler: answer)
    }
  }

  /// Loads a value of a type such as `String`.
  @MainActor public func loadObject<T>(ofClass aClass: T.Type) async throws -> T
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    try await Awaited.value { answer in
      loadObject(ofClass: aClass, completionHandler: answer)
    }
  }

  /// Loads a type as a file (CONTRACT-114).
  ///
  /// The file is the caller's: one that were removed at once could not be read.
  @MainActor public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String
  ) async throws -> URL {
    try await Awaited.value { answer in
      loadFile(registeredType(conformingTo: typeIdentifier), inPlace: false) { url, _, error in
        answer(url, error)
      }
    }
  }

  /// Loads a type as the file itself, if its source allows that, or else as a copy (CONTRACT-115).
  ///
  /// - Returns: The file, and true if it is the file itself.
  @MainActor public func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String
  ) async throws -> (URL, Bool) {
    try await Awaited.value { answer in
      loadInPlaceFileRepresentation(forTypeIdentifier: typeIdentifier) { url, isInPlace, error in
        answer(url.map { ($0, isInPlace) }, error)
      }
    }
  }
}

/// What a completion handler gets once, for a caller that waits for it.
@MainActor private final class Awaited<Value> {
  private var result: Result<Value, any Error>?
  private var caller: CheckedContinuation<Void, Never>?

  /// Begins a load, and waits for its answer.
  static func value<Started>(
    _ load: (@escaping (Value?, (any Error)?) -> Void) -> Started
  ) async throws -> Value {
    let awaited = Awaited()
    _ = load { awaited.take($0, $1) }
    if awaited.result == nil { await withCheckedContinuation { awaited.caller = $0 } }
    guard let result = awaited.result else { throw NSItemProvider.error(.unknownError) }
    return try result.get()
  }

  private func take(_ value: Value?, _ error: (any Error)?) {
    result = value.map { .success($0) } ?? .failure(error ?? NSItemProvider.error(.unknownError))
    caller?.resume()
    caller = nil
  }
}
