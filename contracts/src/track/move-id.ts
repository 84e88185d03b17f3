const LONGEST = 40;
/** As the frame data names moves: `up-air`. */
export const MOVE_ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether a text can be the id of a move. */
export const isMoveId = (text: string): boolean => text.length <= LONGEST && MOVE_ID.test(text);

/** In the order they happen. */
export const inOrder = <T extends { readonly frame: number }>(things: readonly T[]): T[] =>
  [...things].sort((a, b) => a.frame - b.frame);
