import { DIFFICULTIES, POSITIONS, recordOf, TAGS } from '@combolab/contracts';
import type { SearchDocument } from '@combolab/platform';
import { LISTED, type Listed } from './listed.js';
import { Words, wordsOf } from './oracle-text.js';

/** Texts as numbers, in the order in which they were met. */
export class Names {
  readonly list: string[] = [];
  readonly #codes = new Map<string, number>();

  add(name: string): number {
    const known = this.#codes.get(name);
    if (known !== undefined) return known;
    this.#codes.set(name, this.list.length);
    return this.list.push(name) - 1;
  }

  /** -1 for one that was never met. */
  find(name: string): number {
    return this.#codes.get(name) ?? -1;
  }
}

/** Lists of numbers, one after the other. */
export class Lists {
  readonly #values: Uint16Array;
  readonly starts: Uint32Array;
  #at = 0;
  #count = 0;

  /** @param room how many numbers there will be at most */
  constructor(documents: number, room: number) {
    this.#values = new Uint16Array(room);
    this.starts = new Uint32Array(documents + 1);
  }

  get values(): Uint16Array {
    return this.#values;
  }

  add(list: readonly number[]): void {
    for (const value of list) this.#values[this.#at++] = value;
    if (this.#at > this.#values.length) throw new Error('there are more numbers than there is room for');
    this.starts[++this.#count] = this.#at;
  }
}

/** The values of a field, and which of them each combo has. */
export interface ListedColumn {
  readonly names: Names;
  readonly lists: Lists;
}

const MOST = { listed: 4, defenders: 8, moves: 16, mentioned: 2, inputs: 81, words: 40 } as const;

/** Plain columns of all combos; shares nothing with the engine. */
export class OracleColumns {
  size = 0;
  readonly ids: string[] = [];
  /** Names as words with a space between. */
  readonly names: string[] = [];
  readonly words = new Words();
  readonly fighters = new Names();
  readonly games = new Names();
  readonly moveNames = new Names();
  readonly inputNames = new Names();
  readonly patches = new Names();
  readonly titleWords = new Names();
  readonly game: Uint8Array;
  readonly attacker: Uint16Array;
  readonly tagBits: Uint16Array;
  readonly difficulty: Uint8Array;
  readonly verified: Uint8Array;
  /** Code + 1; 0 for none. */
  readonly patch: Uint8Array;
  readonly position: Uint8Array;
  readonly low: Float64Array;
  readonly high: Float64Array;
  readonly likes: Float64Array;
  readonly standing: Float64Array;
  readonly score: Float64Array;
  readonly created: Float64Array;
  readonly defenders: Lists;
  readonly moves: Lists;
  readonly mentioned: Lists;
  readonly titles: Lists;
  readonly listed: Readonly<Record<Listed, ListedColumn>>;
  readonly inputs: Lists;
  /** Words of the name, then of tags and fighters, then of the description. */
  readonly text: Lists;
  /** How many of the words are the name's; and the name's, tags' and fighters'. */
  readonly nameWords: Uint16Array;
  readonly labelWords: Uint16Array;

  constructor(most: number) {
    const bytes = (): Uint8Array => new Uint8Array(most);
    const shorts = (): Uint16Array => new Uint16Array(most);
    const numbers = (): Float64Array => new Float64Array(most);
    [this.game, this.difficulty, this.verified, this.patch] = [bytes(), bytes(), bytes(), bytes()];
    this.position = bytes();
    [this.attacker, this.tagBits, this.nameWords, this.labelWords] = [shorts(), shorts(), shorts(), shorts()];
    [this.low, this.high, this.likes, this.standing, this.score, this.created] = [
      numbers(),
      numbers(),
      numbers(),
      numbers(),
      numbers(),
      numbers(),
    ];
    this.defenders = new Lists(most, most * MOST.defenders);
    this.moves = new Lists(most, most * MOST.moves + 10_000);
    this.mentioned = new Lists(most, most * MOST.mentioned);
    this.titles = new Lists(most, most * MOST.words);
    this.inputs = new Lists(most, most * MOST.inputs);
    this.text = new Lists(most, most * MOST.words);
    this.listed = recordOf(LISTED, () => ({ names: new Names(), lists: new Lists(most, most * MOST.listed) }));
  }

  add(document: SearchDocument): void {
    const at = this.size++;
    const { percent, createdAt, numLikes, standing, difficultyScore } = document;
    this.ids.push(document.id);
    const [[game = '', attacker = ''], [difficulty = 'Easy'], [patch]] = [
      [...document.game, ...document.attacker],
      document.difficulty,
      document.patch,
    ];
    this.game[at] = this.games.add(game);
    this.attacker[at] = this.fighters.add(attacker);
    this.tagBits[at] = document.tag.reduce((bits, tag) => bits | (1 << TAGS.indexOf(tag)), 0);
    this.difficulty[at] = DIFFICULTIES.indexOf(difficulty);
    this.verified[at] = Number(document.verified.includes('true'));
    this.patch[at] = patch === undefined ? 0 : this.patches.add(patch) + 1;
    this.position[at] = POSITIONS.findIndex((each) => document.position.includes(each)) + 1;
    [this.low[at], this.high[at]] = percent;
    this.likes[at] = numLikes;
    this.standing[at] = standing;
    this.score[at] = difficultyScore;
    this.created[at] = Date.parse(createdAt);
    this.defenders.add([...new Set(document.defender.map((id) => this.fighters.add(id)))]);
    this.moves.add(document.moves.map((id) => this.moveNames.add(id)));
    this.mentioned.add(document.mentioned.map((id) => this.moveNames.add(id)));
    this.titles.add([...new Set(document.title.map((word) => this.titleWords.add(word)))]);
    this.inputs.add(document.inputs.map((id) => this.inputNames.add(id)));
    for (const name of LISTED) {
      const { names, lists } = this.listed[name];
      lists.add(document[name].map((value) => names.add(value)));
    }
    this.#addText(at, document);
  }

  #addText(at: number, { name, tag, fighterNames, description }: SearchDocument): void {
    const inName = wordsOf(name);
    const inLabel = [...tag, ...fighterNames].flatMap((each) => wordsOf(each));
    const all = [...inName, ...inLabel, ...wordsOf(description)].map((word) => this.words.codeOf(word));
    this.names.push(inName.join(' '));
    this.nameWords[at] = inName.length;
    this.labelWords[at] = inName.length + inLabel.length;
    this.text.add(all);
    for (const code of new Set(all)) this.words.counts[code] = (this.words.counts[code] ?? 0) + 1;
  }
}
