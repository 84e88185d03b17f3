import type { SearchDocument } from '../../ports/search-index.js';
import type { Row } from './store.js';

type Body = Omit<SearchDocument, 'id' | 'version' | 'numLikes'>;

/** The document without id, version and likes as text; equal texts mean that nothing but likes changed. */
export function toBody(document: SearchDocument): string {
  const {
    game,
    attacker,
    defenders,
    tags,
    percent,
    difficulty,
    difficultyScore,
    verified,
    createdAt,
    name,
    description,
    fighterNames,
    moves,
    inputs,
    patch,
    conditions = [],
  } = document;
  const body: Body = {
    game,
    attacker,
    defenders,
    tags,
    percent,
    difficulty,
    difficultyScore,
    verified,
    createdAt,
    name,
    description,
    fighterNames,
    moves,
    inputs,
    patch,
    ...(conditions.length === 0 ? {} : { conditions }),
  };
  return JSON.stringify(body);
}

export function fromBody({ id, epoch, n, likes, body }: Row & { readonly body: string }): SearchDocument {
  return { id, version: [epoch, n], numLikes: likes, ...(JSON.parse(body) as Body) };
}
