public import Foundation

// Loads are asked for, and answered, on the main actor. A drop's loads are the stage's.
extension NSItemProvider {
  /// Loads the data of a type, or of the first one that conforms to it (CONTRACT-113).
  ///
  /// The handler is called once, on the main queue. A provider of a drag loads while the drop is performed; at any other
  /// time the load fails (CONTRACT-121).
  @preconcurrency @MainActor @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    let type = registeredType(conformingTo: typeIdentifier)
    return ProviderLoads.load(type, of: self) { result in
      switch result {
      case .success(let data): completionHandler(data, nil)
      case .failure(let error): completionHandler(nil, error)
      }
    }
  }

  /// Loads an object of a class, of the first registered type that it can be made of (CONTRACT-116).
  @preconcurrency @MainActor @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let type = registeredType(for: aClass)
    return ProviderLoads.load(type, of: self) { result in
      do {
        let data = try result.get()
        let made = try aClass.object(withItemProviderData: data, typeIdentifier: type ?? "")
        completionHandler(made, nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Loads a value of a type such as `String`.
  @preconcurrency @MainActor @discardableResult
  public func loadObject<T>(
    ofClass aClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
  ) -> Progress where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    loadObject(ofClass: T._ObjectiveCType.self) { object, error in
      var value: T?
      if let object = object as? T._ObjectiveCType {
        _ = T._conditionallyBridgeFromObjectiveC(object, result: &value)
      }
      completionHandler(value, value == nil ? error ?? Self.error(.unavailableCoercionError) : nil)
    }
  }
}

extension NSItemProvider {
  /// The completion of a load of an object of any kind.
  public typealias CompletionHandler = ((any NSSecureCoding)?, (any Error)?) -> Void

  /// Loads what was registered under a type, as it is: an object as that object, and data as `NSData` (CONTRACT-123).
  ///
  /// The handler is called once, on the main queue.
  @preconcurrency @MainActor
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    let type = registeredType(conformingTo: typeIdentifier)
    let item = type.flatMap { registration(of: $0)?.item }
    // An object that has no data is loaded as any other.
    var request: ProviderLoads.Request?
    if item != nil {
      request = { answer in
        answer(Data(), nil)
        return nil
      }
    }
    _ = ProviderLoads.load(type, of: self, by: request) { result in
      switch result {
      case .success(let data): completionHandler?(item ?? data as NSData, nil)
      case .failure(let error): completionHandler?(nil, error)
      }
    }
  }
}

extension UIDropSession {
  /// Loads a value of a type such as `String` of each item that has one.
  @discardableResult
  public func loadObjects<T>(ofClass aClass: T.Type, completion: @escaping ([T]) -> Void)
    -> Progress
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: T._ObjectiveCType.self) { objects in
      completion(
        objects.compactMap { object in
          var value: T?
          guard let object = object as? T._ObjectiveCType else { return nil }
          _ = T._conditionallyBridgeFromObjectiveC(object, result: &value)
          return value
        })
    }
  }
}

extension NSItemProvider {
  /// A source of an object of any kind: the class that is asked for and the options are for its choice.
  public typealias LoadHandler =
    @Sendable (
      _ completionHandler: @escaping @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void,
      _ expectedValueClass: AnyClass?, _ options: [AnyHashable: Any]?
    ) -> Void

  /// Promises an object of a type that a function makes when it is loaded: a text, an address or data.
  public func registerItem(
    forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler
  ) {
    registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) { answer in
      loadHandler(
        { item, error in
          guard let item, let data = SystemTypes.data(of: item) else {
            return answer(nil, error ?? NSItemProvider.error(.unknownError))
          }
          answer(data, nil)
        }, nil, nil)
      return nil
    }
  }
}
