/** Letters that look like another one, mapped to it (a small part of Unicode TR 39's confusables that names really use). */
const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  i: 'l',
  '|': 'l',
  '!': 'l',
  '5': 's',
  $: 's',
  '@': 'a',
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  к: 'k',
  м: 'm',
  т: 't',
  н: 'h',
  в: 'b',
  і: 'l',
  ј: 'j',
  ѕ: 's',
  ԁ: 'd',
  һ: 'h',
  α: 'a',
  ε: 'e',
  ο: 'o',
  ρ: 'p',
  ι: 'l',
  ν: 'v',
  τ: 't',
  κ: 'k',
  υ: 'u',
  χ: 'x',
  ı: 'l',
  ł: 'l',
  ø: 'o',
};

/** Two names with the same skeleton look alike and cannot both be taken. */
export const nameSkeleton = (displayName: string): string =>
  Array.from(
    displayName
      .normalize('NFKD')
      .replace(/\p{M}|[-_.\u200b-\u200f]/gu, '')
      .toLowerCase(),
  )
    .map((letter) => lookalikes[letter] ?? letter)
    .join('')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w');
