import { beginningOf, eachField, PERCENT_BINS, type FieldValues } from '@combolab/contracts';
import type { SearchDocument, SearchIndex } from '../../ports/search-index.js';
import { startPlaces } from '../../ranking/relevance.js';
import { fold } from '../search-text/fold.js';
import type { StoredFields } from './mapping.js';
import { runOf, wholeRun } from './run.js';

export type Change = Parameters<SearchIndex['write']>[0][number];

const BIN_PERCENT = 10;
/** Versions of Elasticsearch are one number: 2^40 changes of a view fit into an epoch, 8191 epochs into the number. */
const CHANGES_PER_EPOCH = 2 ** 40;

/** @throws RangeError when the version does not fit */
export function externalVersion([epoch, n]: Change['version']): number {
  const version = epoch * CHANGES_PER_EPOCH + n;
  if (!Number.isSafeInteger(version) || n >= CHANGES_PER_EPOCH || n < 0)
    throw new RangeError(`the version ${String(epoch)}.${String(n)} of a search document is out of range`);
  return version;
}

/** A tombstone is an empty document: it keeps the version, and no search sees it. */
export function toStored(change: Change): Partial<StoredFields> {
  return 'deleted' in change ? {} : fieldsOf(change);
}

function fieldsOf(document: SearchDocument): Omit<StoredFields, 'checkpoint'> {
  const { id, difficultyScore, numLikes, standing } = document;
  const [low, high] = document.percent;
  const { moves, mentioned, inputs } = document;
  const title = [...new Set(document.title)];
  const firstMove = beginningOf(moves);
  const [, thrownAt] = startPlaces(moves);
  const name = fold(document.name);
  const label = distinctWords([name, ...[...document.tag, ...document.fighterNames].map(fold)]);
  return {
    alive: true,
    id,
    ...(eachField((field) => document[field]) as FieldValues),
    percent: { gte: low, lte: high },
    firstBin: binOf(low),
    lastBin: binOf(high),
    width: high - low,
    difficultyScore,
    numLikes,
    standing,
    createdMs: Date.parse(document.createdAt),
    name,
    label,
    all: distinctWords([label, fold(document.description)]),
    title,
    titleLength: title.length,
    numDefenders: new Set(document.defender).size,
    moves: [...new Set(moves)],
    mentioned,
    ...(firstMove.length === 0 ? {} : { firstMove }),
    moveRun: wholeRun(moves),
    ...(thrownAt === undefined ? {} : { thrownRun: wholeRun(moves.slice(thrownAt)) }),
    inputRun: runOf(inputs),
  };
}

const binOf = (percent: number): number => Math.min(PERCENT_BINS - 1, Math.floor(percent / BIN_PERCENT));
const distinctWords = (folded: readonly string[]): string => [...new Set(folded.join(' ').split(' '))].join(' ').trim();
