public import DragItems

/// The item that a load returned, or the error.
public typealias LoadResult = Result<LoadedItem, LoadError>
