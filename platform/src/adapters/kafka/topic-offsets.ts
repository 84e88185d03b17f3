import { setTimeout as delay } from 'node:timers/promises';
import type { Admin, Kafka, SeekEntry } from 'kafkajs';
import { sayGoodbye } from './say-goodbye.js';

/** What the partitions of a topic have, each from `low` to before `high`. */
export type TopicRange = readonly (SeekEntry & { readonly high: string; readonly low: string })[];

/** A broker tells these while a partition is given another leader, or its own one comes back. */
const MOVING: ReadonlySet<unknown> = new Set([
  'NOT_LEADER_FOR_PARTITION',
  'LEADER_NOT_AVAILABLE',
  'UNKNOWN_TOPIC_OR_PARTITION',
]);
const ATTEMPTS = 60;
const PAUSE_MS = 250;

/**
 * Asks how far topics go. A client of kafkajs remembers who led a partition for five minutes and gives up at the first
 * broker that does not lead any more: so whoever was told that asks again by a new client, for 15 seconds.
 */
export class TopicOffsets implements AsyncDisposable {
  readonly #kafka: Pick<Kafka, 'admin'>;
  readonly #pause: (ms: number) => Promise<unknown>;
  #admin: Promise<Admin> | null = null;

  /** @param pause waits that many ms between two tries */
  constructor(kafka: Pick<Kafka, 'admin'>, pause: (ms: number) => Promise<unknown> = delay) {
    this.#kafka = kafka;
    this.#pause = pause;
  }

  /** @throws KafkaJSError when the brokers are away, or a partition is without a leader for longer */
  async of(topic: string): Promise<TopicRange> {
    for (let attempt = 1; ; attempt += 1) {
      const connecting = (this.#admin ??= this.#connect());
      try {
        return await (await connecting).fetchTopicOffsets(topic);
      } catch (error) {
        const wasLeft = this.#admin !== connecting;
        if (isMoving(error) || !(await isThere(connecting))) await this.#leave(connecting);
        if (attempt === ATTEMPTS || !(isMoving(error) || wasLeft)) throw error;
      }
      await this.#pause(PAUSE_MS);
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const admin = this.#admin;
    if (admin !== null) await sayGoodbye({ disconnect: () => this.#leave(admin) });
  }

  async #connect(): Promise<Admin> {
    const admin = this.#kafka.admin();
    await admin.connect();
    return admin;
  }

  /** Who was asking the same client, and fails by this, asks the next one. */
  async #leave(connecting: Promise<Admin>): Promise<void> {
    if (this.#admin !== connecting) return;
    this.#admin = null;
    const admin = await connecting.catch(() => null);
    await admin?.disconnect();
  }
}

const isThere = (connecting: Promise<Admin>): Promise<boolean> =>
  connecting.then(
    () => true,
    () => false,
  );

const isMoving = (error: unknown): boolean => error instanceof Error && 'type' in error && MOVING.has(error.type);
