import { FIELD_NAMES, NO_VALUES } from '@combolab/contracts/plain';
import type { SearchDocument } from '../../ports/search-index.js';
import type { Row } from './store.js';

type Body = Omit<SearchDocument, 'id' | 'version' | 'numLikes' | 'standing'>;

/** The document without id, version and votes as text; equal texts mean that nothing but votes changed. */
export function toBody(document: SearchDocument): string {
  const { percent, difficultyScore, createdAt, name, description, fighterNames, title, moves, mentioned, inputs } =
    document;
  const values = FIELD_NAMES.filter((field) => document[field].length > 0).map((field) => [field, document[field]]);
  const others: Omit<Body, keyof typeof NO_VALUES> = {
    percent,
    difficultyScore,
    createdAt,
    name,
    description,
    fighterNames,
    title,
    moves,
    mentioned,
    inputs,
  };
  return JSON.stringify({ ...Object.fromEntries(values), ...others });
}

export function fromBody({ id, epoch, n, likes, standing, body }: Row & { readonly body: string }): SearchDocument {
  return { id, version: [epoch, n], numLikes: likes, standing, ...NO_VALUES, ...(JSON.parse(body) as Body) };
}
