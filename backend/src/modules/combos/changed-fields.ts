import type { ComboMessage } from '@combolab/contracts';
import type { ComboDoc } from './combos.projection.js';

/**
 * What an edit may have changed of a combo, for those who watch it. The presses, moves and notes are not told: they are
 * fetched. @returns parts of the room part `combo`
 */
export function changedFields(doc: ComboDoc): Partial<ComboMessage> {
  const fields = {
    name: doc.name,
    description: doc.description,
    gameId: doc.gameId,
    characterId: doc.characterId,
    characterIds: [...doc.characterIds],
    tags: [...doc.tags],
    percentRange: [doc.percentRange[0], doc.percentRange[1]] as [number, number],
    difficulty: doc.difficulty,
    patch: doc.patch ?? null,
    conditions: doc.conditions ?? null,
    contentVersion: doc.contentVersion,
  };
  return { ...fields, changed: fields };
}
