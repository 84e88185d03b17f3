import type { DisplayNames } from '../users/display-names.js';

/** Ids of accounts by the names that were asked for; null where nobody is called so. */
export type KnownAuthors = ReadonlyMap<string, string | null>;

/** Names that are looked up for one question; more stay as they are. */
const MOST = 5;
const ID = /^[\w-]{16,64}$/;

/** Nobody was asked for. */
export const NO_AUTHORS: KnownAuthors = new Map();

/** Whom a question means by the names of authors. */
export class AskedAuthors {
  constructor(private readonly names: Pick<DisplayNames, 'ownerOf'>) {}

  /** @param names as players are called, or ids of their accounts */
  async known(names: readonly string[]): Promise<KnownAuthors> {
    const asked = [...new Set(names)].slice(0, MOST);
    const found = await Promise.all(
      asked.map(async (name) => [name, (await this.names.ownerOf(name)) ?? (ID.test(name) ? name : null)] as const),
    );
    return new Map(found);
  }
}
