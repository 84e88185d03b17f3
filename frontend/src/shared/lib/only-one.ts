/** Lets one of many be active at a time: whoever begins ends the one before. */
export class OnlyOne {
  private stop: (() => void) | null = null;

  begin(stop: () => void): void {
    if (this.stop === stop) return;
    this.stop?.();
    this.stop = stop;
  }

  end(stop: () => void): void {
    if (this.stop === stop) this.stop = null;
  }
}
