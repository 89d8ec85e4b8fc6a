/// A destination's request to a provider.
public enum LoadRequest: Hashable, Sendable {
  /// The bytes of a type (CONTRACT-113).
  case data(TypeIdentifier)
  /// A temporary file of a type (CONTRACT-114).
  case file(TypeIdentifier)
  /// The original file of a type, if the source allows it (CONTRACT-115).
  case fileInPlace(TypeIdentifier)
  /// An object of a class (CONTRACT-116).
  case object(ObjectClass)
}

/// The result of a load; the types are those of the registration.
public enum LoadedItem: Hashable, Sendable {
  /// The bytes.
  case data(TypeIdentifier, [UInt8])
  /// A file, which exists until its lease ends.
  case file(TypeIdentifier, FileLease, isInPlace: Bool)
  /// The bytes from which the class with this name makes its object.
  case object(className: String, TypeIdentifier, [UInt8])

  /// The type of the representation that was loaded.
  public var type: TypeIdentifier {
    switch self {
    case .data(let type, _), .file(let type, _, _), .object(_, let type, _): type
    }
  }

  /// The bytes, or nil for a file, which is read at its path.
  public var bytes: [UInt8]? {
    switch self {
    case .data(_, let bytes), .object(_, _, let bytes): bytes
    case .file: nil
    }
  }

  /// The lease of a file, or nil for anything else; it ends with its handler, or when its reader
  /// ends it (CONTRACT-114, 115).
  package var lease: FileLease? {
    guard case .file(_, let lease, _) = self else { return nil }
    return lease
  }
}

extension ItemProvider {
  /// The representation that answers a request.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - conformance: The conformance of types.
  ///   - reader: The reader that requests the data.
  ///   - isInDropScope: True while the drop is performed (CONTRACT-88, 121).
  /// - Returns: The representation; its type conforms to the requested one.
  /// - Throws: ``LoadError/Failure/loadOutsideDropScope`` or ``LoadError/itemUnavailable``.
  package func representation(
    for request: LoadRequest, in conformance: TypeConformance, for reader: ItemReader,
    isInDropScope: Bool
  ) throws(LoadError) -> Representation {
    guard isInDropScope else { throw .failed(.loadOutsideDropScope) }
    let found: Representation? =
      switch request {
      case .data(let type), .file(let type), .fileInPlace(let type):
        representation(for: type, in: conformance, for: reader)
      case .object(let objectClass):
        match(forObjectOf: objectClass, in: conformance, for: reader)?.representation
      }
    guard let found else { throw .itemUnavailable }
    return found
  }
}

extension FileSpace {
  /// Answers a request from a representation whose source is ready.
  ///
  /// A request for bytes reads the file of a representation; a request for a file writes the bytes
  /// to a temporary file (CONTRACT-114). The original is lent only to a request in place, and only
  /// if the source allows it (CONTRACT-115).
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - representation: The representation that ``ItemProvider`` chose for it.
  ///   - name: The name for a temporary file.
  /// - Returns: The bytes or the file; the receiver of a file ends its lease.
  /// - Throws: A ``LoadError`` with the message of the source.
  @usableFromInline package mutating func answer(
    _ request: LoadRequest, from representation: Representation, named name: String
  ) throws(LoadError) -> LoadedItem {
    let bytes = try contents(of: representation)
    let type = representation.type
    switch request {
    case .data: return .data(type, bytes)
    case .object(let objectClass):
      return .object(className: objectClass.name, type, bytes)
    case .file: return .file(type, spool(bytes, named: name), isInPlace: false)
    case .fileInPlace:
      if case .file(let offer) = representation.form, offer.options.contains(.openInPlace),
        let original = offer.original, let lease = try? lend(original)
      {
        return .file(type, lease, isInPlace: true)
      }
      return .file(type, spool(bytes, named: name, until: .swept), isInPlace: false)
    }
  }

  /// The bytes of a representation: those of its original file, if there is one.
  private func contents(of representation: Representation) throws(LoadError) -> [UInt8] {
    switch representation.outcome {
    case .failure(let reason): throw .failed(reason)
    case .data(let bytes):
      guard case .file(let offer) = representation.form, let original = offer.original else {
        return bytes
      }
      do throws(AccessError) {
        return try self.bytes(at: original)
      } catch {
        throw .failed("the original \(original.text) is gone")
      }
    }
  }
}
