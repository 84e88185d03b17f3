/** Specials that leave their owner helpless, by the source's names of fighters (ssbwiki.com, "Helpless"; Melee). */
const HELPLESS_SIDE = new Set(['fox', 'falco', 'captain-falcon', 'ganondorf']);
const FREE_UP: Readonly<Record<string, readonly string[]>> = {
  yoshi: ['up-special', 'up-special-air'],
  jigglypuff: ['up-special', 'up-special-air'],
  ...{ bowser: ['up-special'], 'donkey-kong': ['up-special'], link: ['up-special'], 'young-link': ['up-special'] },
};

/** Whether a special ends in a fall in which its owner cannot act. */
export const isHelpless = (fighter: string, move: string): boolean =>
  move.startsWith('up-special')
    ? FREE_UP[fighter]?.includes(move) !== true
    : move === 'side-special-air' && HELPLESS_SIDE.has(fighter);

const PROJECTILES: Readonly<Record<string, readonly string[]>> = {
  ...{ mario: ['neutral'], 'dr-mario': ['neutral'], luigi: ['neutral'], fox: ['neutral'], falco: ['neutral'] },
  ...{ ness: ['neutral', 'side', 'up'], link: ['neutral', 'side', 'down'], 'young-link': ['neutral', 'side', 'down'] },
  ...{ samus: ['neutral', 'side', 'down'], zelda: ['side'], sheik: ['neutral'], mewtwo: ['neutral'], peach: ['down'] },
  ...{ pichu: ['neutral', 'down'], pikachu: ['neutral', 'down'], yoshi: ['up'], bowser: ['neutral'] },
  ...{ 'mr-game-and-watch': ['neutral'], 'ice-climbers': ['neutral', 'down'] },
};

/** Whether a special is something that leaves its owner, who then does not stand still when it hits (ssbwiki.com, "Projectile"). */
export const isProjectile = (fighter: string, move: string): boolean => {
  const [, way = ''] = /^(neutral|side|up|down)-special(?:-air)?$/.exec(move) ?? [];
  return PROJECTILES[fighter]?.includes(way) === true;
};

const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  ...{ marth: ['down'], roy: ['down'], peach: ['neutral'] },
};

/** Whether a special hits only who hits its owner first: nothing that a shield stops. */
export const isCounter = (fighter: string, move: string): boolean => {
  const [, way = ''] = /^(neutral|side|up|down)-special/.exec(move) ?? [];
  return ANSWERS[fighter]?.includes(way) === true;
};

/**
 * Frames of a landing without an attack: as short as it ever was in real games (Slippi's replays), and as ssbwiki.com ("Lag") says of
 * most fighters, of Ganondorf and of Bowser. Nobody was seen of the others.
 */
const LANDING: Readonly<Record<string, number>> = {
  ...{ 'captain-falcon': 4, sheik: 4, 'ice-climbers': 4, samus: 4, jigglypuff: 4, marth: 4, falco: 4 },
  ...{ ganondorf: 5, bowser: 6 },
};

/** Frames of a fighter's landing, the same however fast; null where nobody knows. */
export function landingOf(fighter: string): { readonly soft: number; readonly hard: number } | null {
  const frames = LANDING[fighter];
  return frames === undefined ? null : { soft: frames, hard: frames };
}

/** What numbers alone would say wrongly. */
export function noteOf(fighter: string, move: string): string | null {
  const isShine = (fighter === 'fox' || fighter === 'falco') && move.startsWith('down-special');
  return isShine
    ? 'The total is that of a jump as early as can be, on frame 4; without a jump it goes on for longer.'
    : null;
}
