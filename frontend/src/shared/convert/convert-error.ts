/** Why no new file came out of a clip; its message is for people. */
export class ConvertError extends Error {}

/** What keeps a worker, too, from making a clip; `convert-words.ts` says it. */
export type ConvertProblem = 'noEncoder' | 'noDrawing' | 'cameOutEmpty' | 'notDrawn' | 'longerThanAClip';

/** As {@link ConvertError}, of what runs in workers, which know of no language: its message is for logs. */
export class ConvertRefused extends Error {
  override readonly name = 'ConvertRefused';

  constructor(readonly problem: ConvertProblem) {
    super(problem);
  }
}
