const EVERY_MS = 5000;

/** Says how far long work is, every five seconds. */
export class Progress {
  #toldAt = Date.now();

  constructor(
    private readonly say: (line: string) => void,
    private readonly lineOf: (...counts: number[]) => string,
  ) {}

  tell = (...counts: number[]): void => {
    if (Date.now() - this.#toldAt < EVERY_MS) return;
    this.#toldAt = Date.now();
    this.say(this.lineOf(...counts));
  };
}
