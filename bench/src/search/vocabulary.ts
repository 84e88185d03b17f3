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
