import type { ComboWork } from '../use-combo-work.js';
import type { ReplayImport } from './import-of.js';

/** Fills into the form what a replay tells: game, fighters, percent, moves and the replay itself. */
export function takeImport(form: ComboWork['form'], imported: ReplayImport): void {
  const dirty = { shouldDirty: true };
  if (form.getValues('gameId') !== imported.gameId) form.setValue('patch', '', dirty);
  form.setValue('gameId', imported.gameId, dirty);
  form.setValue('attacker', imported.attacker ?? '', dirty);
  form.setValue('defenders', [...imported.defenders], dirty);
  form.setValue('percentRange', imported.percentRange, dirty);
  form.setValue('moves', imported.moves, dirty);
  form.setValue('source', imported.source, dirty);
  form.setValue('playerNames', imported.playerNames, dirty);
}
