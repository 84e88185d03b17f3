import {
  findFighter,
  findGame,
  FRAMES_PER_SECOND,
  framesOfSticks,
  FULL,
  gameOrDefault,
  NO_SAMPLE,
  shownAt,
  STICK_VALUES,
  VALUES_PER_FRAME,
  type Combo,
  type ComboSource,
} from '@combolab/contracts';
import { sourceWords } from '../../shared/combos/source-words.js';
import { sticksOf } from '../../shared/sticks/stick-grid.js';

/** A combo as a file for other programs; `version` rises when a field changes its meaning. */
export interface ExportedCombo {
  readonly schema: 'combolab.combo';
  readonly version: 1;
  /** Address of its page. */
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
  /** How sticks and triggers moved; absent where nobody knows. */
  readonly sticks?: ExportedSticks;
  /** The replay that the combo was taken from; absent where nobody says. */
  readonly takenFrom?: ComboSource;
}

/** Samples frame after frame: -1 to 1 (right and up are more), triggers 0 to 1, null where nobody knows. */
export interface ExportedSticks {
  /** Frame of the clip of the first of them. */
  readonly from: number;
  readonly values: typeof STICK_VALUES;
  readonly samples: readonly (readonly (number | null)[])[];
}

const part = (value: number): number | null =>
  value === NO_SAMPLE ? null : Math.round((value / FULL) * 10_000) / 10_000;

function sticksOfCombo({ sticks: text }: Combo): Pick<ExportedCombo, 'sticks'> {
  const sticks = sticksOf(text);
  if (sticks === null) return {};
  const samples = Array.from({ length: framesOfSticks(sticks) }, (_, i) =>
    [...sticks.samples.subarray(i * VALUES_PER_FRAME, (i + 1) * VALUES_PER_FRAME)].map(part),
  );
  return { sticks: { from: sticks.from, values: STICK_VALUES, samples } };
}

/** What the inputs as text say of the replay that the combo was taken from: a line of its own, or nothing. */
export const sourceLine = ({ source }: Pick<Combo, 'source'>): string =>
  source === undefined ? '' : `\n${sourceWords(source)}`;

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
  ...sticksOfCombo(combo),
  ...(combo.source && { takenFrom: combo.source }),
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
