/// A data source that changes its list by snapshots: the list is changed in no other way.
protocol DiffableSource: AnyObject {}
