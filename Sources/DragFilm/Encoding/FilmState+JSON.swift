import DragGeometry
import DragReplay

/// A value of one of a film's maps.
protocol FilmValue: Equatable {
  func write(to json: inout JSONBytes)
}

/// A key of one of a film's maps.
protocol FilmKey: Hashable, Comparable {
  var keyText: String { get }
}

extension Int: FilmKey {
  var keyText: String { String(self) }
}

extension String: FilmKey {
  var keyText: String { self }
}

extension CellKey: FilmKey {
  var keyText: String { "\(view)/\(item)" }
}

extension FilmState {
  /// The whole state: the key of a chunk.
  var json: JSONBytes { changes(from: FilmState(), isKey: true) ?? JSONObject().closed }

  /// Returns the changes since another state; nil without changes.
  func delta(from old: FilmState) -> JSONBytes? { changes(from: old, isKey: false) }

  private func changes(from old: FilmState, isKey: Bool) -> JSONBytes? {
    var maps = Maps(isKey: isKey)
    maps.add("views", old.views, views)
    maps.add("cells", old.cells, cells)
    maps.add("gaps", old.gaps, gaps)
    maps.add("carried", old.carried, carried)
    maps.add("flights", old.flights, flights)
    maps.add("pointers", old.pointers, pointers)
    maps.add("menus", old.menus, menus)
    maps.add("springs", old.springs, springs)
    maps.add("sessions", old.sessions, sessions)
    maps.add("progress", old.progress, progress)
    maps.add("timers", old.timers, timers)
    maps.addOrders(old.orders, orders)
    return maps.closed
  }

  /// The maps of a state or of a delta.
  private struct Maps {
    /// True for a whole state, in which every map is.
    let isKey: Bool
    private var object = JSONObject()
    private var isEmpty = true

    init(isKey: Bool) { self.isKey = isKey }

    var closed: JSONBytes? { isEmpty ? nil : object.closed }

    mutating func add<Key: FilmKey, Value: FilmValue>(
      _ name: String, _ old: [Key: Value], _ new: [Key: Value]
    ) {
      guard isKey || old != new else { return }
      isEmpty = false
      let gone = old.keys.filter { new[$0] == nil }
      let kept = new.keys.filter { old[$0] != new[$0] }
      object.add(name) { json in
        json.object { changed in
          for key in (gone + kept).sorted() {
            changed.add(key.keyText) { json in
              if let value = new[key] { value.write(to: &json) } else { json.raw("null") }
            }
          }
        }
      }
    }

    mutating func addOrders(_ old: [Int: [[Int]]], _ new: [Int: [[Int]]]) {
      guard isKey || old != new else { return }
      isEmpty = false
      object.add("orders") { json in
        json.object { changed in
          for view in Set(old.keys).union(new.keys).sorted() where old[view] != new[view] {
            changed.add(String(view)) { json in
              guard let order = new[view] else { return json.raw("null") }
              if isKey { return Self.write(order, to: &json) }
              guard let before = old[view], before.count == order.count else {
                json.raw("{\"all\":")
                Self.write(order, to: &json)
                return json.raw("}")
              }
              Self.writeSplices(from: before, to: order, &json)
            }
          }
        }
      }
    }

    private static func write(_ order: [[Int]], to json: inout JSONBytes) {
      json.list(order) { json, section in json.list(section) { $0.integer($1) } }
    }

    /// One splice for each section that has changed: what lies between the same begin and end.
    private static func writeSplices(
      from old: [[Int]], to new: [[Int]], _ json: inout JSONBytes
    ) {
      let changed = new.indices.filter { old[$0] != new[$0] }
      json.list(changed) { json, section in
        let (before, after) = (old[section], new[section])
        let head = zip(before, after).prefix { $0 == $1 }.count
        let room = min(before.count, after.count) - head
        let tail = zip(before.reversed(), after.reversed()).prefix(room).prefix { $0 == $1 }.count
        json.raw("[")
        json.integer(section)
        json.raw(",")
        json.integer(head)
        json.raw(",")
        json.integer(before.count - tail - head)
        json.raw(",")
        json.list(after[head..<after.count - tail]) { $0.integer($1) }
        json.raw("]")
      }
    }
  }
}
