import type { DocSet } from './doc-set.js';

/** Documents that share a part of their relevance. */
export interface Stratum {
  /** What all of them have. */
  readonly sum: number;
  /** What one of them may have beyond that, at most. */
  readonly most: number;
  readonly documents: () => DocSet;
  /** What one of them has beyond; null where none has anything. */
  readonly beyond: ((ordinal: number) => number) | null;
}

/** One of the parts of a relevance that a document has exactly one of: its tier, what its title says, whether it is verified. */
export interface Part {
  readonly weight: number;
  /** What a document may have beyond the weight, at most. */
  readonly most: number;
  /** Its documents among those of a set; may hold others too. */
  readonly set: (within: DocSet) => DocSet;
  readonly beyond: ((ordinal: number) => number) | null;
}

/** What has to be looked at document by document. */
export interface OfOne {
  /** At most. */
  readonly most: number;
  readonly of: (ordinal: number) => number;
}

/** The same answer each time, made when first asked for. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

interface Bundle extends Omit<Stratum, 'beyond'> {
  readonly beyond: readonly ((ordinal: number) => number)[];
}

/** Divides documents by several kinds of parts at once. */
export class Parts {
  constructor(
    private readonly documents: DocSet,
    private readonly kinds: readonly (readonly Part[])[],
  ) {}

  /** One stratum for each way to have one part of each kind, sets not made yet; what may be nearest first. */
  strata(one: OfOne | null): readonly Stratum[] {
    let bundles: readonly Bundle[] = [{ sum: 0, most: 0, documents: () => this.documents, beyond: [] }];
    for (const parts of this.kinds)
      bundles = bundles.flatMap((bundle) =>
        parts.map(({ weight, most, set, beyond }): Bundle => ({
          sum: bundle.sum + weight,
          most: bundle.most + most,
          documents: once(() => {
            const within = bundle.documents();
            return within.size === 0 ? within : set(within).intersect(within);
          }),
          beyond: beyond === null ? bundle.beyond : [...bundle.beyond, beyond],
        })),
      );
    return bundles
      .map(({ sum, most, documents, beyond }): Stratum => {
        const each = one === null ? beyond : [...beyond, one.of];
        return { sum, most: most + (one?.most ?? 0), documents, beyond: each.length === 0 ? null : sumOf(each) };
      })
      .sort((a, b) => b.sum + b.most - (a.sum + a.most));
  }
}

/** All parts of a document together. @param parts one at least */
export function sumOf(parts: readonly ((ordinal: number) => number)[]): (ordinal: number) => number {
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return only;
  return (ordinal) => {
    let sum = 0;
    for (const part of parts) sum += part(ordinal);
    return sum;
  };
}
