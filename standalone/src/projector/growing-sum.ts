/** A count that goes on growing when who counts begins anew at 0. */
export class GrowingSum {
  #before = 0;
  #last = 0;

  get value(): number {
    return this.#before + this.#last;
  }

  /** @param count since it began, at least 0 */
  note(count: number): void {
    if (count < this.#last) this.#before += this.#last;
    this.#last = count;
  }
}
