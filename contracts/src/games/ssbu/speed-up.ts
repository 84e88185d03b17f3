/** From and to which first frame of acting the speed grows, and to how many times (game's parameters, by rubendal/SSBU-Calculator). */
const FROM = 30;
const TO = 80;
const MOST = 6;
/** Share of the time at whose end the speed is back at 1. */
const END = 0.7;

/**
 * Frames after which somebody who tumbles can act: the game runs through the first part of a long flight several times as fast
 * ("balloon knockback"; SmashWiki, "Hitstun", which explains it on 100 units of knockback, and the game's function for it as rubendal/SSBU-Calculator has it).
 * The speed begins between 1 and 6, by where `acts` lies between 30 and 80, and falls with what is left of the time.
 * @param acts frames after which they could act without it
 */
export function framesSpedUp(acts: number): number {
  const place = Math.min(1, Math.max(0, (acts - FROM) / (TO - FROM)));
  const most = 1 + (MOST - 1) * place;
  const slow = acts * (1 - END);
  let [left, speed, frames] = [acts, most, 0];
  while (speed > 1) {
    speed = most * Math.min(1, Math.max(0, (left - slow) / (acts - slow)));
    left -= Math.max(1, speed);
    frames += 1;
  }
  return frames + Math.ceil(left);
}
