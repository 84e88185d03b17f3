import type { ParkedStream, ProjectionState } from '@combolab/platform';

/** A document, or what is left of a removed one. */
export interface Row {
  readonly n: number;
  /** As JSON; null = removed. */
  readonly doc: string | null;
}

/** One view and the build beside it. */
export interface ProjectionRow extends ProjectionState {
  readonly rebuild: { readonly epoch: number; readonly checkpoint: string | null } | null;
}

/** One step of a transaction. */
export type Step =
  | { readonly put: string; readonly id: string; readonly row: Row }
  | { readonly drop: string }
  | { readonly projection: ProjectionRow }
  | { readonly park: ParkedStream }
  | { readonly unpark: string }
  /** How often the file was opened to write. */
  | { readonly openings: number };

/** Where the documents of one build of a collection lie. */
export const tableOf = (collection: string, epoch: number): string => `${collection}@${String(epoch)}`;
export const parkedKey = (projection: string, stream: string): string => `${projection}\n${stream}`;

/** Everything that was committed, in memory. */
export class Tables {
  readonly projections = new Map<string, ProjectionRow>();
  readonly parked = new Map<string, ParkedStream>();
  openings = 0;
  readonly #tables = new Map<string, Map<string, Row>>();
  readonly #parsed = new WeakMap<Row, Readonly<Record<string, unknown>>>();

  table(name: string): ReadonlyMap<string, Row> {
    return this.#tables.get(name) ?? new Map();
  }

  /** The names of all tables that were written to. */
  names(): readonly string[] {
    return [...this.#tables.keys()];
  }

  apply(steps: readonly Step[]): void {
    for (const step of steps) this.#apply(step);
  }

  /** A document for looking at alone; null of a removed one. */
  parsed(row: Row): Readonly<Record<string, unknown>> | null {
    if (row.doc === null) return null;
    const known = this.#parsed.get(row) ?? (JSON.parse(row.doc) as Record<string, unknown>);
    this.#parsed.set(row, known);
    return known;
  }

  #apply(step: Step): void {
    if ('put' in step) {
      const table = this.#tables.get(step.put) ?? new Map<string, Row>();
      this.#tables.set(step.put, table.set(step.id, step.row));
    } else if ('drop' in step) this.#tables.delete(step.drop);
    else if ('projection' in step) this.projections.set(step.projection.name, step.projection);
    else if ('park' in step) {
      const key = parkedKey(step.park.projection, step.park.stream);
      if (!this.parked.has(key)) this.parked.set(key, step.park);
    } else if ('unpark' in step) this.parked.delete(step.unpark);
    else this.openings = step.openings;
  }
}
