import { author } from './entries/author.js';
import { di, fiftyFifty, outOfShield, platform, position } from './entries/conditions.js';
import { difficulty } from './entries/difficulty.js';
import { attacker, defender } from './entries/fighters.js';
import { game } from './entries/game.js';
import { opens, performs } from './entries/moves.js';
import { patch } from './entries/patch.js';
import { steps } from './entries/steps.js';
import { tag } from './entries/tag.js';
import { verified } from './entries/verified.js';

/** Every field whose values one looks for by name, as addresses name it. New ones stand at the end. */
export const VALUE_FIELDS = {
  game,
  attacker,
  defender,
  tag,
  difficulty,
  verified,
  patch,
  position,
  platform,
  di,
  fiftyFifty,
  steps,
  opens,
  performs,
  outOfShield,
  author,
} as const;
