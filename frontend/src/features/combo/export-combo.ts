import { findFighter, findGame, FRAMES_PER_SECOND, gameOrDefault, shownAt, type Combo } from '@combolab/contracts';

/** A combo as a file for other programs; `version` rises when a field changes its meaning. */
export interface ExportedCombo {
  readonly schema: 'combolab.combo';
  readonly version: 1;
  /** Where it was taken from. */
  readonly source: string;
  readonly name: string;
  readonly description: string;
  readonly author: string | null;
  readonly game: { readonly id: string; readonly name: string };
  readonly attacker: { readonly id: string; readonly name: string };
  readonly defenders: readonly { readonly id: string; readonly name: string }[];
  readonly tags: readonly string[];
  /** Damage of the defender, percent, both inclusive; in a game with health its 200ths that are gone. */
  readonly percent: readonly [number, number];
  /** What is left of how much, in a game with health; absent elsewhere. */
  readonly health?: { readonly max: number; readonly range: readonly [number, number] };
  readonly framesPerSecond: number;
  /** Length of the clip. */
  readonly frames: number;
  readonly actions: Combo['actions'];
  readonly moves: NonNullable<Combo['moves']>;
}

const fighter = (id: string) => ({ id, name: findFighter(id)?.name ?? id });

function healthOf({ gameId, percentRange: [low, high] }: Combo): Pick<ExportedCombo, 'health'> {
  const { scale } = gameOrDefault(gameId);
  return scale.kind === 'health'
    ? { health: { max: scale.max, range: [shownAt(scale, low), shownAt(scale, high)] } }
    : {};
}

/** What a combo's file holds. @param site origin of this site */
export const exportedCombo = (combo: Combo, site: string): ExportedCombo => ({
  schema: 'combolab.combo',
  version: 1,
  source: `${site}/combo/${combo._id}`,
  name: combo.name,
  description: combo.description,
  author: combo.authorData[0]?.displayName ?? null,
  game: { id: combo.gameId, name: findGame(combo.gameId)?.name ?? combo.gameId },
  attacker: fighter(combo.characterId),
  defenders: combo.characterIds.map(fighter),
  tags: combo.tags,
  percent: combo.percentRange,
  ...healthOf(combo),
  framesPerSecond: FRAMES_PER_SECOND,
  frames: combo.frames,
  actions: combo.actions,
  moves: combo.moves ?? [],
});

/** A name that every file system takes: letters, digits and hyphens, at most 60. */
export function fileNameOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
  return words === '' ? 'combo' : words;
}
