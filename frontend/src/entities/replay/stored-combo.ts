import { ComboSource, SourcePlayers, findFighter, PRESS_TYPES, type PressType } from '@combolab/contracts';
import { sticksOf } from '../../shared/sticks/stick-grid.js';
import type { ReplayCombo, ReplayMove } from './replay.js';

type Fields = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isFrame = (value: unknown): value is number => Number.isInteger(value);
const isPercent = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 999;
const types = new Set<unknown>(PRESS_TYPES);

/** Longest that is taken, in frames: a minute. */
const LONGEST = 3600;

const fighterOf = (value: unknown): string | null =>
  typeof value === 'string' && findFighter(value) !== undefined ? value : null;

function readMove(stored: unknown): ReplayMove | null {
  if (!isRecord(stored)) return null;
  const { move, begins, hits, percent, damage } = stored;
  if (!isFrame(begins) || !isFrame(hits) || !isPercent(percent) || typeof damage !== 'number') return null;
  return { move: typeof move === 'string' ? move : null, begins, hits, percent, damage };
}

const readHeld = (stored: unknown): readonly PressType[] =>
  Array.isArray(stored) ? (stored as unknown[]).filter((type): type is PressType => types.has(type)) : [];

const readSampled = (stored: unknown): Pick<ReplayCombo, 'sticks'> =>
  typeof stored === 'string' && sticksOf(stored) !== null ? { sticks: stored } : {};

function readSource(stored: unknown): Pick<ReplayCombo, 'source'> {
  const { data } = ComboSource.safeParse(stored);
  return data === undefined ? {} : { source: data };
}

function readNames(stored: unknown): Pick<ReplayCombo, 'names'> {
  const { data } = SourcePlayers.safeParse(stored);
  return data === undefined ? {} : { names: data };
}

/** A combo of a replay from something that was stored; null for what is none. */
export function readStoredCombo(stored: unknown): ReplayCombo | null {
  if (!isRecord(stored) || !isRecord(stored.pair)) return null;
  const { pair, start, end, percents, moves, inputs, inputsFrom, tag } = stored;
  if (!isFrame(start) || !isFrame(end) || !isFrame(inputsFrom)) return null;
  if (!(inputsFrom <= start && start <= end && end - inputsFrom < LONGEST)) return null;
  if (!Array.isArray(percents) || !Array.isArray(moves) || !Array.isArray(inputs)) return null;
  const [from, to] = percents as unknown[];
  if (!isPercent(from) || !isPercent(to) || !isFrame(pair.attacker) || !isFrame(pair.defender)) return null;
  return {
    pair: { attacker: pair.attacker, defender: pair.defender },
    ...(stored.onPartner === true && { onPartner: true }),
    attacker: fighterOf(stored.attacker),
    defender: fighterOf(stored.defender),
    ...{ start, end, percents: [from, to], killed: stored.killed === true },
    moves: (moves as unknown[]).map(readMove).filter((move) => move !== null),
    tag: tag === 'True Combo' || tag === 'Tech Chase' ? tag : 'String',
    inputs: (inputs as unknown[]).slice(0, end - inputsFrom + 1).map(readHeld),
    inputsFrom,
    ...readSampled(stored.sticks),
    ...readSource(stored.source),
    ...readNames(stored.names),
  };
}
