import DragGeometry

extension IndexMap {
  /// The change of the items of one section that exists before and after.
  @usableFromInline struct SectionEdit: Hashable, Sendable {
    /// The section's index before the change.
    @usableFromInline let section: Int
    /// The items that leave it and reach it.
    @usableFromInline let edit: Edit

    /// Splits ascending slots into one edit for each affected section.
    ///
    /// - Parameters:
    /// - leaving: Slots before the change.
    /// - arriving: Slots after the change, but with the section's index before it.
    /// - Returns: The edits, ascending by section.
    static func bySection(leaving: [Slot], arriving: [Slot]) -> [SectionEdit] {
      var edits: [SectionEdit] = []
      var left = 0
      var arrived = 0
      while left < leaving.count || arrived < arriving.count {
        let section = min(
          left < leaving.count ? leaving[left].section : .max,
          arrived < arriving.count ? arriving[arrived].section : .max
        )
        var edit = Edit()
        while left < leaving.count, leaving[left].section == section {
          edit.leaving.append(leaving[left].item)
          left += 1
        }
        while arrived < arriving.count, arriving[arrived].section == section {
          edit.arriving.append(arriving[arrived].item)
          arrived += 1
        }
        edits.append(SectionEdit(section: section, edit: edit))
      }
      return edits
    }
  }
}
