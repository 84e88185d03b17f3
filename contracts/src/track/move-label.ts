/** `Up Air` for `up-air`. */
export const moveLabel = (move: string): string =>
  move
    .replace(/-special$/, '-b')
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
