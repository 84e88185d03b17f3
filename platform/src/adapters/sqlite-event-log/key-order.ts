/**
 * Tells rows whose key is damaged while they are read in the order of their keys. SQLite hands rows over as they lie in
 * the file: one turned bit in a key and the next row comes from before, so that who goes on after the last one never ends.
 */
export class KeyOrder {
  /**
   * @param last position of the last row that was taken
   * @param end tells the position of the log's last row, as of the same moment
   */
  constructor(
    private last: number,
    private readonly end: () => number,
  ) {}

  /** Whether a row lies where its position says: after the last one that did, and not after the end. */
  take(position: number): boolean {
    // positions have no gaps, so that the end need hardly ever be asked for
    if (position !== this.last + 1 && (position <= this.last || position > this.end())) return false;
    this.last = position;
    return true;
  }
}
