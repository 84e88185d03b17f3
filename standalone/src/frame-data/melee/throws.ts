import type { FrameHit } from '@combolab/contracts/frame-data';
import { windowsOf, type HitWindow } from './hit-windows.js';
import type { Script } from './kept.js';
import type { SourceMove } from './source.js';

const RELEASE = 'throw';

/** The hits of a throw before it lets go, and the letting go, whose frame no source has. */
export const throwWindows = (move: SourceMove): readonly HitWindow[] =>
  windowsOf({ ...move, start: 0 }, undefined).map((window) =>
    window.spans.length > 0 ? window : { ...window, label: window.label || RELEASE },
  );

/**
 * Frames on which throws let go (github schmooblidon/meleelight, `src/characters/<fighter>/moves/THROW*.js`): forward, back, up and
 * down. Falco's up throw did so in a real game (Slippi's replays), and Marth's down throw a frame later by ssbwiki.com. On defenders of
 * other weights some are slower or quicker.
 */
const LETTING_GO: Readonly<Record<string, readonly [forward: number, back: number, up: number, down: number]>> = {
  fox: [11, 8, 7, 33],
  falco: [11, 9, 7, 33],
  marth: [13, 7, 12, 13],
  jigglypuff: [12, 22, 7, 61],
  'captain-falcon': [18, 20, 15, 16],
};
const WAYS = ['forward-throw', 'back-throw', 'up-throw', 'down-throw'];

/** The frame on which a throw lets go; null where no source says. */
export const letsGoOn = (fighter: string, slug: string): number | null =>
  LETTING_GO[fighter]?.[WAYS.indexOf(slug)] ?? null;

const released = ({ knockback, damage }: Pick<FrameHit, 'knockback' | 'damage'>, startup: number | null): FrameHit => ({
  ...{ label: RELEASE, startup, shieldLag: null, shieldStun: null, published: null, damage, confidence: 'medium' },
  ...(knockback !== undefined && { knockback }),
});

function knockbackOf({ throw: found }: Script): FrameHit['knockback'] {
  if (found === undefined) return undefined;
  const [angle, growth, base] = found;
  return { angle, base, growth, set: 0, weightless: true };
}

/**
 * The hits of a throw with its letting go: where the source only has the hits before, by what the game's script has.
 * @param letsGo frame; null where no source says
 */
export function withRelease(hits: readonly FrameHit[], script: Script | undefined, letsGo: number | null): FrameHit[] {
  const timed = hits.map((hit) =>
    hit.label === RELEASE && hit.startup === null && letsGo !== null ? { ...hit, startup: letsGo } : hit,
  );
  const isThere = hits.some(({ startup }) => startup === null);
  if (isThere || script?.throwDamage === undefined) return timed;
  return [...timed, released({ damage: script.throwDamage, knockback: knockbackOf(script) }, letsGo)];
}
