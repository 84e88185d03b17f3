import { armatureOf, type FighterSlug } from '../figure/fighters.js';
import { hueDistance } from '../maths/oklch.js';
import type { SceneBody } from './replay-scene.js';

interface Player {
  readonly port: number;
  readonly fighter: FighterSlug;
}
type Colours = Pick<SceneBody, 'hue' | 'secondHue' | 'darker'>;

/** Degrees below which two hues are taken for one another. */
const NEAR = 45;
/** Hue of the second of a pair. */
const FOLLOWER_HUE = 15;

/** Hues of one body. Of two of the same fighter the one who is not the attacker is turned by 140 degrees; where hues are near, it is darker. */
export function coloursOf(
  body: Player & { readonly follower: boolean },
  players: readonly Player[],
  attacker: number,
): Colours {
  const { hue, secondHue } = armatureOf(body.fighter);
  const plain = { hue: body.follower ? FOLLOWER_HUE : hue, secondHue, darker: false };
  if (body.port === attacker || body.follower) return plain;
  const others = players.filter(({ port }) => port === attacker);
  if (others.some(({ fighter }) => fighter === body.fighter))
    return { hue: (hue + 140) % 360, secondHue: (secondHue + 140) % 360, darker: false };
  return { ...plain, darker: others.some((other) => hueDistance(armatureOf(other.fighter).hue, hue) < NEAR) };
}
