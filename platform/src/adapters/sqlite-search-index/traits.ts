import type { SearchDocument } from '../../ports/search-index.js';

export interface Trait {
  readonly game: string;
  readonly difficulty: string;
  readonly verified: string;
  readonly tags: readonly string[];
}

/** The few combinations of game, difficulty, verified and tags that occur, each with a number: counted as one. */
export class Traits {
  readonly all: Trait[] = [];
  readonly #codes = new Map<string, number>();

  code(document: SearchDocument): number {
    const tags = [...new Set<string>(document.tags)].sort();
    const { game, difficulty } = document;
    const verified = String(document.verified);
    const key = `${difficulty} ${verified} ${tags.join()}\n${game}`;
    let code = this.#codes.get(key);
    if (code === undefined) {
      code = this.all.push({ game, difficulty, verified, tags }) - 1;
      this.#codes.set(key, code);
    }
    return code;
  }
}
