import type { TestUser } from './test-user.js';

/** People who like and comment without a pause, and remember what they were told. */
export class Traffic {
  /** Status that the site acknowledged last, by user and combo; absent while nobody knows. */
  readonly likes = new Map<string, number>();
  readonly comments = new Set<string>();
  acknowledged = 0;
  refused = 0;
  #stopping = false;
  readonly #running: Promise<void>[];

  constructor(people: readonly TestUser[], combos: readonly string[]) {
    this.#running = people.map((person) => this.#act(person, combos));
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    await Promise.all(this.#running);
  }

  async #act(person: TestUser, combos: readonly string[]): Promise<void> {
    for (let n = 0; !this.#stopping; n += 1) {
      const comboId = combos[n % combos.length] ?? '';
      const likeStatus = [1, 0, -1][n % 3] ?? 0;
      const key = `${person.userId} ${comboId}`;
      try {
        const { status } = await person.post('/combo/add-feedback', { comboId, likeStatus });
        if (status === 200) this.likes.set(key, likeStatus);
        else this.likes.delete(key);
        this.#count(status);
        if (n % 5 === 0) await this.#comment(person, comboId, n);
      } catch {
        this.likes.delete(key);
        this.refused += 1;
        // a process that is away answers nobody: ask again as a person would
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }

  async #comment(person: TestUser, comboId: string, n: number): Promise<void> {
    const answer = await person.post<{ insertedId?: string }>('/combo/add-comment', {
      comboId,
      comment: `number ${String(n)}`,
    });
    if (answer.body.insertedId !== undefined) this.comments.add(answer.body.insertedId);
    this.#count(answer.status);
  }

  #count(status: number): void {
    if (status === 200) this.acknowledged += 1;
    else this.refused += 1;
  }
}
