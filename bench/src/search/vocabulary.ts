import { random } from '@combolab/standalone/generate/random';

const CONSONANTS = Array.from('bcdfghjklmnprstvwyz');
const VOWELS = Array.from('aeiou');
const SIZE = 3000;

/** Made-up words of two to four syllables, no two the same; the same ones every time. */
export const VOCABULARY: readonly string[] = (() => {
  const { pick, below } = random(7);
  const words = new Set<string>();
  while (words.size < SIZE) {
    let word = '';
    for (let left = 2 + below(3); left > 0; left -= 1) word += pick(CONSONANTS) + pick(VOWELS);
    words.add(word);
  }
  return [...words];
})();

export const FIGHTERS: readonly string[] = Array.from(
  { length: 89 },
  (_, i) => `ssbu:${VOCABULARY[SIZE - 1 - i] ?? ''}`,
);

/** Moves as combos name them, frequent ones first. */
export const MOVES: readonly string[] = (
  'up-air neutral-air down-throw forward-air up-throw down-air back-air up-special jab down-tilt up-tilt forward-tilt ' +
  'dash-attack forward-throw neutral-special side-special down-special up-smash forward-smash down-smash grab back-throw ' +
  'pummel getup-attack ledge-attack z-air forward-air-2 forward-air-3 jab-2 jab-3 rapid-jab side-special-2'
).split(' ');
