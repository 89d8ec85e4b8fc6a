/// A plain list of names, numbered from 0: the states, event kinds, guards or actions of a machine.
///
/// The numbers are dense, so that a table can be indexed by them.
@usableFromInline
package protocol IndexedEnum: Hashable, Sendable, CaseIterable, RawRepresentable<UInt8>
where AllCases == [Self] {}
