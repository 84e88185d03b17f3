/** Where a combo's lesson begins. */
export const lessonAddress = (comboId: string): string => `/combo/${comboId}?lesson=1`;
