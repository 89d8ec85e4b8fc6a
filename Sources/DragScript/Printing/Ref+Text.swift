import DragGeometry

extension Ref {
  /// The reference as a script writes it.
  package var text: String {
    switch part {
    case .whole: name
    case .item(let id): "\(name)#\(id)"
    case .slot(let slot): "\(name)[\(Self.index(slot.section, slot.item))]"
    case .gap(let gap): "\(name)[gap \(Self.index(gap.section, gap.item))]"
    case .anyItem: "\(name)[*]"
    case .anyGap: "\(name)[gap *]"
    }
  }

  private static func index(_ section: Int, _ item: Int) -> String {
    section == 0 ? "\(item)" : "\(section)/\(item)"
  }
}

extension RefRun {
  /// The reference or the run as a script writes it.
  package var text: String {
    numbers.map { "\(ref.text)[\($0.lowerBound)..\($0.upperBound)]" } ?? ref.text
  }
}
