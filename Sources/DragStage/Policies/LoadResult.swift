public import DragItems

/// What a load brought, or the reason why there is nothing.
public typealias LoadResult = Result<LoadedItem, LoadError>
