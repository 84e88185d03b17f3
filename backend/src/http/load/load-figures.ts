import type { Limited } from '../rate-limits.js';
import type { LoadClass } from './load-class.js';

/** All classes of requests that are counted. */
export const LOAD_CLASSES: readonly LoadClass[] = ['page', 'read', 'list', 'write', 'upload'];

/** One number for each name. */
type Counts<Name extends string> = Readonly<Record<Name, number>>;

/** A request that was answered: its method and route as the API names it (`GET /api/combo/:comboId`), and the class of its status (`2xx`). */
export type Answered = Readonly<Record<'route' | 'status', string>>;

/** Upper ends of the buckets of answering times, in seconds. */
const ANSWERED_WITHIN = [0.01, 0.05, 0.2, 1, 5, 30];

/** What the doors of this process let in and refuse, for the operator's figures. */
export class LoadFigures {
  readonly #shed = new Map<LoadClass, number>();
  readonly #limited = new Map<string, number>();
  #onAnswered: (answered: Answered, seconds: number) => void = () => undefined;
  #inFlight: (kind: LoadClass) => number = () => 0;

  /** @param limits whose refusals are told from the start, with 0 */
  constructor(limits: readonly Limited[]) {
    for (const limit of limits) this.#limited.set(limit, 0);
  }

  /** @param inFlight tells how many requests of a class have come and are not answered */
  watch(inFlight: (kind: LoadClass) => number): void {
    this.#inFlight = inFlight;
  }

  /** @param onAnswered called for each request that was answered */
  time(onAnswered: (answered: Answered, seconds: number) => void): void {
    this.#onAnswered = onAnswered;
  }

  /** One more request was answered, or given up. */
  countAnswered(answered: Answered, seconds: number): void {
    this.#onAnswered(answered, seconds);
  }

  /** One more request was refused because too many of its class were in flight. */
  countShed(kind: LoadClass): void {
    this.#shed.set(kind, (this.#shed.get(kind) ?? 0) + 1);
  }

  /** One more request was refused because its user or address has asked too often. */
  countLimited(limit: Limited): void {
    this.#limited.set(limit, (this.#limited.get(limit) ?? 0) + 1);
  }

  /** Requests refused since the start, by class. */
  readonly shed = (): Counts<LoadClass> => byClass((kind) => this.#shed.get(kind) ?? 0);
  /** Requests that have come and are not answered, by class. */
  readonly inFlight = (): Counts<LoadClass> => byClass(this.#inFlight);
  /** Requests refused since the start, by limit. */
  readonly limited = (): Counts<string> => Object.fromEntries(this.#limited);
}

const byClass = (count: (kind: LoadClass) => number): Counts<LoadClass> =>
  Object.fromEntries(LOAD_CLASSES.map((kind) => [kind, count(kind)])) as Record<LoadClass, number>;

/** How figures are told: `Metrics` of the platform, which composition roots choose. */
interface Telling {
  gauge(name: string, help: string, read: () => Counts<string>, label: string): void;
  counter(name: string, help: string, read: () => Counts<string>, label: string): void;
  histogram<Label extends string>(
    name: string,
    help: string,
    labels: readonly Label[],
    buckets: readonly number[],
  ): (labels: Readonly<Record<Label, string>>, seconds: number) => void;
}

/** Makes a process tell its load; named alike on both sets. */
export function tellLoad(metrics: Telling, figures: LoadFigures): void {
  metrics.counter('shed_requests_total', 'Requests refused because too many were in flight', figures.shed, 'class');
  metrics.gauge('requests_in_flight', 'Requests that have come and are not answered', figures.inFlight, 'class');
  metrics.counter('limited_requests_total', 'Requests refused for coming too often', figures.limited, 'limit');
  figures.time(metrics.histogram('request_seconds', 'How long answers take', ['route', 'status'], ANSWERED_WITHIN));
}
