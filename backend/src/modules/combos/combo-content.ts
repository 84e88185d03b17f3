import {
  conditionsIn,
  findGame,
  inOrder,
  isPatch,
  normaliseActions,
  unreleasedHolds,
  type Action,
  type ActionInput,
  type AddComboBody,
  type ComboConditions,
  type ComboSource,
  type FrameNote,
  type UpdateComboBody,
} from '@combolab/contracts';
import type { z } from 'zod/mini';
import { refuse, RefusedError } from '../../problems.js';
import type { ComboContent } from './combo.state.js';
import { attackerOf, defendersOf } from './fighters.js';

/** Stored form of the presses. @throws RefusedError 422 while a hold is not released */
export function storedActions(inputs: readonly ActionInput[]): Action[] {
  const actions = normaliseActions(inputs);
  const [first] = unreleasedHolds(actions);
  if (first === undefined) return actions;
  const detail = `${first.press.type} is held from frame ${String(first.frame)} and never released. Release it and save again.`;
  throw new RefusedError(422, 'unreleased-hold', 'A hold is not released', detail, {
    frame: first.frame,
    press: first.press.type,
  });
}

/** @throws RefusedError 400 unless the game has such a version */
function patchOf(gameId: string, patch: string): string {
  if (isPatch(gameId, patch)) return patch;
  const game = findGame(gameId)?.name ?? gameId;
  throw refuse.malformed(`patch: '${patch}' is not a version of ${game}. Choose one from the list, or leave it out.`);
}

type Unsayable = 'patch' | 'notes' | 'conditions' | 'sticks' | 'source';
/** Only what was sent; null where something is not said any more. */
export type ComboChanges = Partial<Omit<ComboContent, Unsayable>> & {
  readonly [K in Unsayable]?: NonNullable<ComboContent[K]> | null;
};

/** In their order; null for none. */
const notesOf = (notes: readonly FrameNote[] | null): FrameNote[] | null =>
  notes === null || notes.length === 0 ? null : inOrder(notes);
/** @throws RefusedError 400 for one that the game does not have */
function conditionsOf(gameId: string, conditions: ComboConditions | null): ComboConditions | null {
  if (conditions === null || Object.keys(conditions).length === 0) return null;
  const [strange] = Object.keys(conditions).filter((name) => !(name in conditionsIn(gameId, conditions)));
  if (strange === undefined) return conditions;
  const game = findGame(gameId)?.name ?? gameId;
  throw refuse.malformed(`conditions.${strange}: ${game} has no such condition. Leave it out.`);
}

/** Another game may lack what was said of the old one. */
function conditionChange(
  { gameId: wanted, conditions }: z.output<typeof UpdateComboBody>,
  before: ComboContent,
): Pick<ComboChanges, 'conditions'> {
  const gameId = wanted ?? before.gameId;
  if (conditions !== undefined) return { conditions: conditionsOf(gameId, conditions) };
  const said = before.conditions;
  if (gameId === before.gameId || said === undefined) return {};
  const left = conditionsIn(gameId, said);
  if (Object.keys(left).length === Object.keys(said).length) return {};
  return { conditions: conditionsOf(gameId, left) };
}

/** Another game has other versions: without one of its own, what was said of the old game goes. */
function patchChange(body: z.output<typeof UpdateComboBody>, before: ComboContent): Pick<ComboChanges, 'patch'> {
  const gameId = body.gameId ?? before.gameId;
  if (body.patch === undefined) return gameId === before.gameId ? {} : { patch: null };
  return { patch: body.patch === null ? null : patchOf(gameId, body.patch) };
}

/** @throws RefusedError 400 for a game that has no replays */
function sourceOf(gameId: string, source: ComboSource): ComboSource {
  const game = findGame(gameId);
  if (game !== undefined && game.replays !== null) return source;
  throw refuse.malformed(`source: ${game?.name ?? gameId} has no replays. Leave it out.`);
}

/** A replay of one game tells nothing of another. */
function sourceChange(body: z.output<typeof UpdateComboBody>, before: ComboContent): Pick<ComboChanges, 'source'> {
  const gameId = body.gameId ?? before.gameId;
  if (body.source === undefined) return gameId === before.gameId ? {} : { source: null };
  return { source: body.source === null ? null : sourceOf(gameId, body.source) };
}

export function contentOf(body: z.output<typeof AddComboBody>): ComboContent {
  const notes = notesOf(body.notes ?? null);
  const conditions = conditionsOf(body.gameId, body.conditions ?? null);
  return {
    name: body.name,
    description: body.description,
    gameId: body.gameId,
    characterId: attackerOf(body.gameId, body.characterId),
    characterIds: defendersOf(body.gameId, body.characterIds),
    tags: body.tags,
    percentRange: body.percentRange,
    actions: storedActions(body.actions) as ComboContent['actions'],
    ...(body.moves === undefined ? {} : { moves: inOrder(body.moves) }),
    ...(notes === null ? {} : { notes }),
    ...(conditions === null ? {} : { conditions }),
    ...(body.sticks === undefined ? {} : { sticks: body.sticks }),
    ...(body.patch === undefined ? {} : { patch: patchOf(body.gameId, body.patch) }),
    ...(body.source === undefined ? {} : { source: sourceOf(body.gameId, body.source) }),
  };
}

/** Only what was sent, checked against what was. */
export function changesOf(body: z.output<typeof UpdateComboBody>, before: ComboContent): ComboChanges {
  const { comboId: _, baseVersion: __, actions, moves, notes, conditions: ____, patch: ___, ...sent } = body;
  const gameId = body.gameId ?? before.gameId;
  const moved = body.gameId !== undefined && body.gameId !== before.gameId;
  const attacker = body.characterId ?? (moved ? before.characterId : undefined);
  const defenders = body.characterIds ?? (moved ? before.characterIds : undefined);
  return {
    ...(Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)) as Partial<ComboContent>),
    ...(attacker === undefined ? {} : { characterId: attackerOf(gameId, attacker) }),
    ...(defenders === undefined ? {} : { characterIds: defendersOf(gameId, defenders) }),
    ...(actions === undefined ? {} : { actions: storedActions(actions) as ComboContent['actions'] }),
    ...(moves === undefined ? {} : { moves: inOrder(moves) }),
    ...(notes === undefined ? {} : { notes: notesOf(notes) }),
    ...conditionChange(body, before),
    ...patchChange(body, before),
    ...sourceChange(body, before),
  };
}
