import { fold } from '@combolab/contracts';
import type { Understood } from '@combolab/contracts/query';
import type { ReadAs } from '@combolab/platform';

/** Adds how the search engine has read unknown words, each at its place in the query. */
export function withCorrections(understood: Understood, query: string, corrections: readonly ReadAs[]): Understood {
  if (corrections.length === 0) return understood;
  const words = [...query.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map((match) => ({ word: match[0], start: match.index }));
  const found = corrections.flatMap(({ from, to }) => {
    const place = words.find(({ word }) => fold(word) === from);
    if (place === undefined) return [];
    return [{ from: place.word, to, label: to, start: place.start, end: place.start + place.word.length }];
  });
  return { ...understood, corrections: [...understood.corrections, ...found].sort((a, b) => a.start - b.start) };
}
