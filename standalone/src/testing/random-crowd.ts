import type { Combo } from '@combolab/contracts';
import { comboForm, makeClip } from './clips.js';
import { TestUser, type Answer } from './test-user.js';

/** Reproducible numbers from 0 to 1 (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const WORDS = ['cape', 'ladder', 'spike', 'Ünder', 'nair', 'drop', '東', 'wall', 'loop', 'read'];
const FIGHTERS = ['mario', 'fox', 'ness', 'donkey-kong', 'captain-falcon', 'pikachu'];
const SOURCES = [
  { kind: 'replay', version: '3.9.0', playedOn: '2020-03-12' },
  { kind: 'replay', version: '0.1.0' },
];
const TAGS = ['True Combo', 'Edgeguard', 'String', 'Read'];
const COMBOS = 6;

/** Users who do what comes to their minds, over real HTTP; what they may not do is refused, which is part of it. */
export class RandomCrowd {
  readonly #comments: string[] = [];
  readonly #lists: string[] = [];
  readonly #guides: string[] = [];
  /** How often each status was answered. */
  readonly statuses = new Map<number, number>();

  private constructor(
    private readonly random: () => number,
    private readonly users: readonly TestUser[],
    private readonly combos: readonly string[],
  ) {}

  /** Signs users up (the first becomes an admin through `grant`) and shares combos with real clips. */
  static async gather(url: string, seed: number, grant: (email: string) => Promise<unknown>): Promise<RandomCrowd> {
    const users = await Promise.all(Array.from({ length: 5 }, () => TestUser.signUp(url)));
    await grant(users[0]?.email ?? '');
    const clip = await makeClip({ seconds: 0.5 });
    const combos: string[] = [];
    for (let i = 0; i < COMBOS; i++) {
      const game = i % 3 === 2 ? 'ssbm' : 'ssbu';
      const content = { gameId: game, characterId: `${game}:fox`, characterIds: [`${game}:mario`] };
      const shared = await users[i % users.length]?.form<Combo>('/add-combo', comboForm(clip, content));
      if (shared?.status !== 201) throw new Error(JSON.stringify(shared?.body));
      combos.push(shared.body._id);
    }
    return new RandomCrowd(seeded(seed), users, combos);
  }

  /** Sends commands, several at once. */
  async act(commands: number, atOnce = 10): Promise<void> {
    for (let sent = 0; sent < commands; sent += atOnce)
      await Promise.all(Array.from({ length: Math.min(atOnce, commands - sent) }, () => this.#command()));
  }

  #pick<T>(values: readonly T[]): T {
    const value = values[Math.floor(this.random() * values.length)];
    if (value === undefined) throw new Error('nothing to choose from');
    return value;
  }

  async #command(): Promise<void> {
    const [user, comboId, dice] = [this.#pick(this.users), this.#pick(this.combos), this.random()];
    const answer = await (dice < 0.64 ? this.#social(user, comboId, dice / 0.64) : this.#other(user, comboId));
    this.statuses.set(answer.status, (this.statuses.get(answer.status) ?? 0) + 1);
  }

  async #social(user: TestUser, comboId: string, dice: number): Promise<Answer<unknown>> {
    if (dice < 0.5) return user.post('/combo/add-feedback', { comboId, likeStatus: this.#pick([1, 0, -1]) });
    if (dice < 0.65) return user.post('/add-favorite-combo', { comboId });
    if (dice < 0.75) return user.post('/remove-favorite-combo', { comboId });
    if (dice < 0.8) {
      const authorId = this.#pick(this.users).userId;
      return user.post(this.random() < 0.6 ? '/user/follow-author' : '/user/unfollow-author', { authorId });
    }
    if (dice < 0.92 || this.#comments.length === 0) {
      const answer = await user.post<{ insertedId?: string }>('/combo/add-comment', { comboId, comment: this.#text() });
      if (answer.body.insertedId !== undefined) this.#comments.push(answer.body.insertedId);
      return answer;
    }
    return user.post('/remove-comment', { commentId: this.#pick(this.#comments) });
  }

  #other(user: TestUser, comboId: string): Promise<Answer<unknown>> {
    const dice = this.random();
    if (dice < 0.25) return this.#guide(user, comboId);
    return dice < 0.5 ? this.#list(user, comboId) : this.#rest(user, comboId);
  }

  async #guide(user: TestUser, comboId: string): Promise<Answer<unknown>> {
    const dice = this.random();
    if (dice < 0.2 || this.#guides.length === 0) {
      const made = await user.post<{ _id?: string }>('/guides/create', {});
      if (made.body._id !== undefined) this.#guides.push(made.body._id);
      return made;
    }
    const guideId = this.#pick(this.#guides);
    if (dice > 0.95) return user.post('/guides/delete', { guideId });
    const ids = [1, 2, 3, 4, 5].filter((id) => id === 1 || this.random() < 0.6);
    const sections = ids.map((id) =>
      id === 3 ? { id, type: 'COMBO_SELECTOR', value: comboId } : { id, type: 'TEXT', value: this.#text() },
    );
    const gameTags = [this.#pick(['ssbu', 'ssbm'])];
    const metaData = dice < 0.6 ? { gameTags, isPublished: this.random() < 0.7 } : {};
    return user.post('/guides/update', { guide: { _id: guideId, sections, metaData } });
  }

  async #list(user: TestUser, comboId: string): Promise<Answer<unknown>> {
    const dice = this.random();
    if (dice < 0.2 || this.#lists.length === 0) {
      const isPublic = this.random() < 0.5;
      const made = await user.post<{ listId?: string }>('/lists/make', { name: this.#text(), isPublic, comboId });
      if (made.body.listId !== undefined) this.#lists.push(made.body.listId);
      return made;
    }
    const listId = this.#pick(this.#lists);
    if (dice < 0.5) return user.post('/lists/add-combo', { listId, comboId });
    if (dice < 0.75) return user.post('/lists/move-combo', { listId, comboId, to: Math.floor(this.random() * 4) });
    if (dice < 0.87) return user.post('/lists/remove-combo', { listId, comboId });
    if (dice < 0.95) return user.post('/lists/edit', { listId, name: this.#text(), isPublic: this.random() < 0.5 });
    return user.post('/lists/delete', { listId });
  }

  async #rest(user: TestUser, comboId: string): Promise<Answer<unknown>> {
    const dice = this.random();
    if (dice < 0.5) return user.post('/update-combo', { comboId, ...this.#content() });
    if (dice < 0.65) return user.post('/combo/verify', { comboId, verified: this.random() < 0.6 });
    if (dice < 0.75) return user.post('/update-user', { displayName: `name${String(Math.floor(this.random() * 20))}` });
    if (dice < 0.85) return user.post('/update-user', { fullscreenMode: this.random() < 0.5 });
    if (dice < 0.92) {
      const controllerType = this.#pick(['SWITCH', 'GAMECUBE']);
      return user.post('/set-preferred-controller', { gameId: 'ssbu', controllerType });
    }
    if (dice < 0.97) return user.post('/user/set-custom-controls', { customMappings: this.#mappings() });
    return user.post('/delete-combo', { comboId });
  }

  #text = (): string => Array.from({ length: 3 }, () => this.#pick(WORDS)).join(' ');

  #mappings = (): unknown => ({ ssbu: { SWITCH: { X_BUTTON: this.#pick(['R_TRIGGER', 'Y_BUTTON']) } } });

  #content(): Record<string, unknown> {
    const game = this.#pick(['ssbu', 'ssbu', 'ssbm']);
    const fighter = (): string => `${game}:${this.#pick(FIGHTERS)}`;
    const low = Math.floor(this.random() * 150);
    const gap = 1 + Math.floor(this.random() * 30);
    const presses = [{ type: 'R_Z', hold: 'SELECT_NO_HOLD', isComplete: true }];
    const actions = Array.from({ length: 1 + Math.floor(this.random() * 12) }, (_, i) => ({ frame: i * gap, presses }));
    return {
      name: this.#text(),
      ...{ gameId: game, characterId: fighter(), characterIds: [...new Set([fighter(), fighter()])] },
      percentRange: [low, low + Math.floor(this.random() * 50)],
      tags: TAGS.filter(() => this.random() < 0.5),
      ...(game === 'ssbm' ? { source: this.#pick([...SOURCES, null]) } : {}),
      patch: this.#pick(game === 'ssbu' ? ['13.0.3', '8.1.0', null] : ['1.02', 'PAL', null]),
      actions,
    };
  }
}
