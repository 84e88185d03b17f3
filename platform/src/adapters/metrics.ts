import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** A value that is asked for when somebody reads the figures; by label where there is more than one. */
export type Reading = () =>
  number | Readonly<Record<string, number>> | Promise<number | Readonly<Record<string, number>>>;

/** The figures of one process, in Prometheus' text form. */
export class Metrics {
  readonly #registry = new Registry();

  /** @param process one word, such as `relay` */
  constructor(process: string) {
    this.#registry.setDefaultLabels({ process });
    collectDefaultMetrics({ register: this.#registry });
  }

  /** @param label name of the label of a reading with many values */
  gauge(name: string, help: string, read: Reading, label = 'name'): void {
    new Gauge({
      name: `combolab_${name}`,
      help,
      registers: [this.#registry],
      labelNames: [label],
      async collect() {
        this.reset();
        const value = await readingOf(read);
        if (typeof value === 'number') this.set(value);
        else for (const [each, number] of Object.entries(value)) this.set({ [label]: each }, number);
      },
    });
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}

/** A figure that cannot be had is left out: the others are wanted most while something is away. */
async function readingOf(read: Reading): Promise<Awaited<ReturnType<Reading>>> {
  try {
    return await read();
  } catch {
    return {};
  }
}
