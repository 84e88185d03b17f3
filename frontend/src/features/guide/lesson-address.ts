import { queryString } from '@combolab/contracts/filters';

/** The lesson of a combo, which knows the way back to a section of a guide. */
export const lessonAddress = (comboId: string, guideId: string, sectionId: number): string =>
  `/combo/${comboId}${queryString({ lesson: 1, guide: guideId, section: sectionId })}`;
