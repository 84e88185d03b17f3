import type { Client, estypes } from '@elastic/elasticsearch';
import { SearchUnavailableError } from '../../ports/search-index.js';
import { answerOf, isTaken } from './client.js';
import { indexBody, MAPPING_VERSION } from './mapping.js';

/** In ms: searches that began on a replaced index may end. */
const RETIRE_MS = 30_000;
const ATTEMPTS = 5;

/** Which indices there are; every name is used once. */
export interface Generation {
  /** All indices, oldest first. */
  readonly all: readonly string[];
  /** The index that answers, under the alias `<prefix>`. */
  readonly current: string | null;
  /** The index of a rebuild, under the alias `<prefix>-next`. */
  readonly next: string | null;
  /** Searches are about to go to `next`: what is written to it must be searchable there at once. */
  readonly swapping: boolean;
}

/** The indices `<prefix>-<number>` and the aliases that say what they are for; all processes see the same. */
export class Generations implements AsyncDisposable {
  readonly nextAlias: string;
  readonly #swapAlias: string;
  #building: string | null = null;
  readonly #retired = new Map<string, NodeJS.Timeout>();

  constructor(
    private readonly client: Client,
    private readonly prefix: string,
    private readonly refreshInterval: string,
  ) {
    this.nextAlias = `${prefix}-next`;
    this.#swapAlias = `${prefix}-swap`;
  }

  /** One look at the cluster's state, so that the aliases fit together. */
  async read(): Promise<Generation> {
    const found = await answerOf(this.client.indices.getAlias({ index: `${this.prefix}-*` }));
    const all = Object.keys(found)
      .filter((name) => this.#numberOf(name) > 0)
      .sort((a, b) => this.#numberOf(a) - this.#numberOf(b));
    const under = (alias: string): string | null => all.find((name) => found[name]?.aliases[alias]) ?? null;
    const next = under(this.nextAlias);
    const swapping = next !== null && found[next]?.aliases[this.#swapAlias] !== undefined;
    return { all, current: under(this.prefix), next, swapping };
  }

  /** Makes the index when there is none, or one of an older build. @throws Error when a newer build has made it */
  async prepare(): Promise<void> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const { all, current } = await this.read();
      const version = current === null ? 0 : await this.#mappingVersion(current);
      if (version > MAPPING_VERSION)
        throw new Error(
          `The search index '${this.prefix}' was made by a newer build (mapping ${String(version)}; this one knows ${String(MAPPING_VERSION)}). Start the newer build, or name another index in SEARCH: it is filled from the start.`,
        );
      if (version === MAPPING_VERSION && current !== null) return this.#awaitPrimary(current);
      if (await this.#makeFirst(this.#after(all), current)) return;
    }
    throw new SearchUnavailableError('other processes keep replacing the search index');
  }

  /** Makes the index of a rebuild; one that was begun before is given up. */
  async begin(): Promise<string> {
    const { all, current, next } = await this.read();
    const name = this.#after(all);
    await answerOf(this.client.indices.create({ index: name, ...indexBody('-1') }));
    const giveUp = next === null ? [] : [this.#remove(next, this.nextAlias)];
    await this.#alias([...giveUp, { add: { index: name, alias: this.nextAlias } }]);
    this.#building = name;
    for (const left of all) if (left !== current) await this.#drop(left);
    return name;
  }

  /** @throws Error when no rebuild was begun here, or another process has begun one since */
  async swap(): Promise<void> {
    const name = this.#building;
    if (name === null) throw new Error('no rebuild of the search index is under way');
    const settings = { refresh_interval: this.refreshInterval };
    const { current, next } = await this.read();
    if (next !== name) {
      this.#building = null;
      throw new Error('the rebuild of the search index was given up for another one');
    }
    // from now on writers make their writes searchable themselves; those that have not seen it are in the refresh
    await this.#alias([{ add: { index: name, alias: this.#swapAlias } }]);
    await answerOf(this.client.indices.putSettings({ index: name, settings }));
    await answerOf(this.client.indices.refresh({ index: name }));
    await this.#alias([
      this.#remove(name, this.nextAlias),
      this.#remove(name, this.#swapAlias),
      ...(current === null ? [] : [this.#remove(current, this.prefix)]),
      { add: { index: name, alias: this.prefix } },
    ]);
    this.#building = null;
    if (current !== null) this.#retire(current);
  }

  /** An unfinished rebuild is given up, so that writes need not go to it any more. */
  async [Symbol.asyncDispose](): Promise<void> {
    for (const timer of this.#retired.values()) clearTimeout(timer);
    const left = [...this.#retired.keys(), ...(this.#building === null ? [] : [this.#building])];
    // what cannot be removed now is removed by the next rebuild
    for (const name of left) await this.#drop(name).catch(() => undefined);
  }

  #numberOf(name: string): number {
    const number = name.slice(this.prefix.length + 1);
    return name.startsWith(`${this.prefix}-`) && /^[1-9]\d*$/.test(number) ? Number(number) : 0;
  }

  #after(all: readonly string[]): string {
    return `${this.prefix}-${String(this.#numberOf(all.at(-1) ?? '') + 1)}`;
  }

  async #mappingVersion(name: string): Promise<number> {
    const found = await answerOf(this.client.indices.getMapping({ index: name }));
    return Number(found[name]?.mappings._meta?.version ?? 0);
  }

  /** False when another process was faster. An index that has the alias from birth cannot be one of two. */
  async #makeFirst(name: string, older: string | null): Promise<boolean> {
    const aliases = older === null ? { [this.prefix]: {} } : {};
    try {
      await this.client.indices.create({ index: name, ...indexBody(this.refreshInterval), aliases });
    } catch (error) {
      if (isTaken(error)) return false;
      return answerOf(Promise.reject(error as Error));
    }
    return older === null || this.#replace(older, name);
  }

  async #replace(older: string, name: string): Promise<boolean> {
    try {
      await this.#alias([this.#remove(older, this.prefix), { add: { index: name, alias: this.prefix } }]);
    } catch (error) {
      await this.#drop(name);
      if (error instanceof SearchUnavailableError) throw error;
      return false;
    }
    this.#retire(older);
    return true;
  }

  /** After a start of the servers it takes a moment until the shards can be read. */
  async #awaitPrimary(index: string): Promise<void> {
    await answerOf(this.client.cluster.health({ index, wait_for_status: 'yellow', timeout: '8s' }));
  }

  #remove(index: string, alias: string): estypes.IndicesUpdateAliasesAction {
    return { remove: { index, alias, must_exist: true } };
  }

  /** All of the actions or none. */
  async #alias(actions: estypes.IndicesUpdateAliasesAction[]): Promise<void> {
    await answerOf(this.client.indices.updateAliases({ actions }));
  }

  #retire(name: string): void {
    const timer = setTimeout(() => void this.#drop(name).catch(() => undefined), RETIRE_MS);
    this.#retired.set(name, timer.unref());
  }

  async #drop(index: string): Promise<void> {
    clearTimeout(this.#retired.get(index));
    this.#retired.delete(index);
    await answerOf(this.client.indices.delete({ index, ignore_unavailable: true }));
  }
}
