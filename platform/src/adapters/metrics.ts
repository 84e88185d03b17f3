import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** A value that is asked for when somebody reads the figures; by label where there is more than one. */
export type Reading = () =>
  | number
  | Readonly<Record<string, number>>
  | Promise<number | Readonly<Record<string, number>>>;

interface Named {
  readonly name: string;
  readonly help: string;
  readonly label: string;
}

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
    this.#tell(Gauge, { name, help, label }, read);
  }

  /**
   * As `gauge`, for what only rises while the process lives.
   * @param name ends in `_total`
   */
  counter(name: string, help: string, read: Reading, label = 'name'): void {
    this.#tell(Counter, { name, help, label }, read);
  }

  /**
   * How long something takes.
   * @param name ends in `_seconds`
   * @param buckets upper ends, in seconds, rising
   * @returns what is called for each, with its labels and seconds
   */
  histogram<Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    buckets: readonly number[],
  ): (labels: Readonly<Record<Label, string>>, seconds: number) => void {
    const histogram = new Histogram({
      ...{ name: `combolab_${name}`, help, labelNames, buckets: [...buckets] },
      registers: [this.#registry],
    });
    return (labels, seconds) => {
      histogram.observe(labels, seconds);
    };
  }

  #tell(Kind: typeof Gauge | typeof Counter, { name, help, label }: Named, read: Reading): void {
    const reading = () => this.#reading(name, read);
    new Kind({
      name: `combolab_${name}`,
      help,
      registers: [this.#registry],
      labelNames: [label],
      async collect() {
        const value = await reading();
        this.reset();
        if (typeof value === 'number') this.inc(value);
        else for (const [each, number] of Object.entries(value)) this.inc({ [label]: each }, number);
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
