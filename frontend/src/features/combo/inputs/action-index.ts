/** Index of the last action at or before a frame; -1 before the first. Actions are sorted by frame. */
export function actionIndexAt(actions: readonly { readonly frame: number }[], frame: number): number {
  let low = 0;
  let high = actions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((actions[middle]?.frame ?? Infinity) <= frame) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
