extension BatchError {
  /// The id of the broken rule in the table E1 to E24, such as `E12` (X3).
  @usableFromInline package var rule: String {
    switch self {
    case .sectionCount: "E1"
    case .itemCount: "E2"
    case .deleteFromMissingSection: "E3"
    case .deleteMissingItem: "E4"
    case .deleteMissingSection: "E5"
    case .insertIntoMissingSection: "E6"
    case .insertPastEnd: "E7"
    case .insertSectionPastEnd: "E8"
    case .deleteAndReload, .deleteAndReloadSection: "E9"
    case .deleteAndMove: "E10"
    case .deleteAndMoveSection: "E11"
    case .insertAndMove: "E12"
    case .insertAndMoveSection: "E13"
    case .moveFromDeletedSection: "E14"
    case .moveIntoInsertedSection: "E15"
    case .moveFromMissingSection, .moveMissingItem: "E16"
    case .moveIntoMissingSection, .movePastEnd: "E17"
    case .twoTargets, .twoSectionTargets: "E18"
    case .twoSources, .twoSectionSources: "E19"
    case .moveMissingSection, .moveSectionPastEnd: "E20"
    case .reloadMissingItem, .reloadMissingSection: "E21"
    case .duplicateDelete, .duplicateSectionDelete: "E22"
    case .duplicateInsert, .duplicateSectionInsert: "E23"
    case .attributesPastEnd: "E24"
    }
  }
}
