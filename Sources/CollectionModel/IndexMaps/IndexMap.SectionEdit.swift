import DragGeometry

extension IndexMap {
  /// What happens to the items of one section that is there before and after.
  @usableFromInline struct SectionEdit: Hashable, Sendable {
    /// The section's index before the change.
    @usableFromInline let section: Int
    /// What leaves it and what reaches it.
    @usableFromInline let edit: Edit

    /// Splits ascending places into one edit for each section that has any.
    ///
    /// - Parameters:
    ///   - leaving: Places before the change.
    ///   - arriving: Places after the change, but with the section's index before it.
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
