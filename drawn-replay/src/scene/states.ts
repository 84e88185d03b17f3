/** Groups of the game's action states, by the numbers that replays have (the enum `State` of @slippi/slippi-js). */
const within = (from: number, to: number) => (state: number) => state >= from && state <= to;

export const isDead = within(0, 10);
/** Not to be seen: dead or on the platform on which fighters come back, before they stand on it. */
export const isAway = within(0, 11);
export const isHurt = within(75, 91);
export const isTumbling = within(87, 91);
export const isAerial = within(65, 69);
export const isShielding = within(178, 182);
export const isHeld = within(223, 232);
export const isThrown = within(239, 243);
export const isHolding = within(213, 218);
export const isThrowing = within(219, 222);
export const isHanging = within(252, 253);
export const isLanding = (state: number): boolean => state === 42 || state === 43 || within(70, 74)(state);
export const isLyingUp = within(183, 185);
export const isLyingDown = within(191, 193);
export const isLying = (state: number): boolean => isLyingUp(state) || isLyingDown(state);
export const isRolling = (state: number): boolean => [188, 189, 196, 197, 200, 201, 233, 234, 258, 259].includes(state);
export const isSpecial = (state: number): boolean => state >= 341;
/** Jabs to aerials, attacks from the floor and the ledge, grabs, throws, specials. */
export const isAttack = (state: number): boolean =>
  within(44, 69)(state) ||
  state === 187 ||
  state === 195 ||
  within(212, 222)(state) ||
  within(256, 257)(state) ||
  isSpecial(state);
/** One body holds the other: they are left where they are. */
export const isInGrab = (state: number): boolean => within(212, 232)(state) || isThrown(state);
