import type { FacetCounts } from '@combolab/contracts';
import type { Documents } from '@combolab/platform';
import { usersCollection } from '../users/users.projection.js';

/** Tells the authors among the counts by the names one asks for them with; the index knows the ids of their accounts. */
export class CountedAuthors {
  constructor(private readonly ports: { readonly documents: Pick<Documents, 'getMany'> }) {}

  /** Leaves out accounts that have no name, or none any more. */
  async named<F extends FacetCounts | null>(facets: F): Promise<F> {
    if (facets === null || facets.author.length === 0) return facets;
    const accounts = await this.ports.documents.getMany(
      usersCollection,
      facets.author.map(({ value }) => value),
    );
    const names = new Map(accounts.map(({ id, doc }) => [id, doc.displayName]));
    const author = facets.author.flatMap(({ value, count }) => {
      const name = names.get(value) ?? null;
      return name === null ? [] : [{ value: name, count }];
    });
    return { ...facets, author };
  }
}
