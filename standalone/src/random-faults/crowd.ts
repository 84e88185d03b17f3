import { setTimeout as delay } from 'node:timers/promises';
import type { Combo } from '@combolab/contracts';
import type { Random } from '../generate/random.js';
import { comboForm } from '../testing/clips.js';
import { BalancedUser, type Doors } from './balanced-user.js';
import type { DoubledSite } from './doubled-site.js';
import { Told } from './told.js';

const PEOPLE = 4;
const FIRST_COMBOS = 3;
/** Combos that are shared while things break, whose previews are made meanwhile. */
const LATER_COMBOS = 4;
/** Between two commands of one person, ms: what is tested is not load, and the faults need the processor too. */
const PAUSE_MS = 400;
/** Between two looks of a visitor, ms. */
const LOOK_MS = 100;
const WORD_LENGTH = 10;
/** No vowels, so that nothing that people write is like it. */
const LETTERS = 'bcdfghjklmnpqrstvwxz';
const STATUSES = [1, 0, -1] as const;

/** People who like, comment, keep and share without an end, and remember what they were told. */
export class Crowd {
  readonly told = new Told();
  /** Word by which each combo alone is found, by its id. */
  readonly words = new Map<string, string>();
  /** What was refused for good, or never taken; who meets that stops. */
  readonly refused: string[] = [];
  #stopping = false;
  #running: readonly Promise<void>[] = [];
  #left = LATER_COMBOS;
  #said = 0;

  private constructor(
    private readonly random: Random,
    private readonly clip: Buffer,
    readonly people: readonly BalancedUser[],
    private readonly visitor: BalancedUser,
  ) {}

  /** Signs people up, who share their first combos. */
  static async gather(site: DoubledSite, doors: Doors, random: Random, clip: Buffer): Promise<Crowd> {
    const people: BalancedUser[] = [];
    while (people.length < PEOPLE) {
      const { userId, token } = await site.site.signUp(people.length % 2 === 0 ? 'api' : 'second');
      people.push(new BalancedUser(doors, userId, token));
    }
    const crowd = new Crowd(random, clip, people, new BalancedUser(doors, '', null));
    for (let n = 0; n < FIRST_COMBOS; n += 1) await crowd.#share(random.pick(people));
    return crowd;
  }

  start(): void {
    this.#running = [...this.people.map((person) => this.#act(person)), this.#look()].map((each) =>
      each.catch((error: unknown) => {
        this.refused.push(String(error));
      }),
    );
  }

  /** Resolves when everybody has had the answer to what they asked last. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await Promise.all(this.#running);
  }

  async #act(person: BalancedUser): Promise<void> {
    while (!this.#stopping) {
      await this.#command(person);
      await delay(PAUSE_MS);
    }
  }

  async #look(): Promise<void> {
    for (let n = 0; !this.#stopping; n += 1) {
      const { comboIds } = this.told;
      await this.visitor.get(`/combo/${comboIds[n % comboIds.length] ?? ''}`);
      await delay(LOOK_MS);
    }
  }

  async #command(person: BalancedUser): Promise<void> {
    const { random, told } = this;
    const dice = random.next();
    const comboId = random.pick(told.comboIds);
    if (dice < 0.55) {
      const likeStatus = random.pick(STATUSES);
      await person.post('/combo/add-feedback', { comboId, likeStatus });
      told.rated(comboId, person.userId, likeStatus);
    } else if (dice < 0.85) {
      await this.#comment(person, comboId, dice < 0.6);
    } else if (dice < 0.98 || this.#left === 0) {
      const isOne = random.chance(0.6);
      await person.post(isOne ? '/add-favorite-combo' : '/remove-favorite-combo', { comboId });
      told.favored(person.userId, comboId, isOne);
    } else {
      this.#left -= 1;
      await this.#share(person);
    }
  }

  /** @param takesBack whether they think better of it at once */
  async #comment(person: BalancedUser, comboId: string, takesBack: boolean): Promise<void> {
    this.#said += 1;
    const comment = `number ${String(this.#said)}`;
    const { body } = await person.post<{ insertedId: string }>('/combo/add-comment', { comboId, comment });
    this.told.commented(comboId, body.insertedId, comment);
    if (!takesBack) return;
    await person.post('/remove-comment', { commentId: body.insertedId });
    this.told.removed(comboId, body.insertedId);
  }

  async #share(person: BalancedUser): Promise<void> {
    const letter = (): string => LETTERS.charAt(this.random.below(LETTERS.length));
    const word = Array.from({ length: WORD_LENGTH }, letter).join('');
    const name = `Ladder ${word}`;
    const { body } = await person.form<Combo>('/add-combo', comboForm(this.clip, { name }));
    this.words.set(body._id, word);
    this.told.shared(body._id, name);
  }
}
