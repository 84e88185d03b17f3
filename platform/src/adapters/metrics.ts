import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';

/** A value that is asked for when somebody reads the figures; by label where there is more than one. */
export type Reading = () =>
  number | Readonly<Record<string, number>> | Promise<number | Readonly<Record<string, number>>>;

/** The figures of one process, in Prometheus' text form. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #missing: Counter<'figure' | 'why'>;

  /** @param process one word, such as `relay` */
  constructor(process: string) {
    this.#registry.setDefaultLabels({ process });
    this.#missing = new Counter({
      name: 'combolab_missing_figures_total',
      help: 'Figures that could not be had when they were asked for',
      registers: [this.#registry],
      labelNames: ['figure', 'why'],
    });
    collectDefaultMetrics({ register: this.#registry });
  }

  /** @param label name of the label of a reading with many values */
  gauge(name: string, help: string, read: Reading, label = 'name'): void {
    const reading = (of: string, ask: Reading) => this.#reading(of, ask);
    new Gauge({
      name: `combolab_${name}`,
      help,
      registers: [this.#registry],
      labelNames: [label],
      async collect() {
        this.reset();
        const value = await reading(name, read);
        if (typeof value === 'number') this.set(value);
        else for (const [each, number] of Object.entries(value)) this.set({ [label]: each }, number);
      },
    });
  }

  /** A figure that cannot be had is left out and counted: the others are wanted most while something is away. */
  async #reading(name: string, read: Reading): Promise<Awaited<ReturnType<Reading>>> {
    try {
      return await read();
    } catch (error) {
      this.#missing.inc({ figure: name, why: error instanceof Error ? error.name : 'unknown' });
      return {};
    }
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
