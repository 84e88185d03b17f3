/** No text is drawn smaller, in px: letters of emblems and avatars, numbers of rulers, letters on a small controller. */
export const LEAST_TEXT_PX = 11;
