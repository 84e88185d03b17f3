const PLACES = 9;

/**
 * The last nine moves of a player that landed, the newest first. One use of a move stands in it once, however often it hits; a second hit of
 * it is already stale by the first.
 */
export class StaleQueue {
  private moves: { readonly move: number; readonly use: number }[] = [];

  /** Places of a move from 1 to 9. @param but a use that does not count: one attack hits two bodies with the same damage */
  placesOf(move: number, but?: number): readonly number[] {
    const others = this.moves.filter(({ use }) => use !== but);
    return others.flatMap((each, index) => (each.move === move ? [index + 1] : []));
  }

  /** @param use tells one use of a move from the next */
  landed(move: number, use: number): void {
    if (this.moves.some((each) => each.move === move && each.use === use)) return;
    this.moves = [{ move, use }, ...this.moves].slice(0, PLACES);
  }

  /** As for a new stock. */
  clear(): void {
    this.moves = [];
  }
}
