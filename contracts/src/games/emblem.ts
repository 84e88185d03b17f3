import type { Game } from './game.js';
import { findFighter, findGame, GAMES, officialName, onGamesChange, slugOf } from './registry.js';

/** What stands for a fighter: two letters on a rounded square of its own hue. Artwork of fighters is not ours to ship. */
export interface Emblem {
  readonly letters: string;
  /** Degrees of oklch hue, 0 to 359. */
  readonly hue: number;
}

function letters(name: string): string {
  const words = name
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .split(' ')
    .filter((word) => word !== '');
  const [first = '?', second] = words;
  return second === undefined ? first.slice(0, 2) : `${first.slice(0, 1)}${second.slice(0, 1)}`.toUpperCase();
}

const hash = (text: string): number =>
  Array.from(text).reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 100_003, 7);

/** First letter of the name with each later one, the usual two first. */
const candidates = (name: string): readonly string[] => {
  const plain = name.replace(/[^\p{L}\p{N}]/gu, '');
  return [letters(name), ...Array.from(plain.slice(1)).map((letter) => `${plain.slice(0, 1)}${letter}`)];
};

/** Two letters for each fighter that no other fighter of the game has; those chosen by hand come first. */
function lettersOf({ fighters, emblems }: Game): Map<string, string> {
  const byId = new Map<string, string>();
  const taken = new Set<string>();
  for (const { id } of fighters) {
    const text = emblems[slugOf(id)]?.[0];
    if (text === undefined) continue;
    byId.set(id, text);
    taken.add(text);
  }
  for (const fighter of fighters.filter(({ id }) => !byId.has(id))) {
    const { id } = fighter;
    const name = officialName(fighter);
    const text = candidates(name).find((candidate) => !taken.has(candidate)) ?? letters(name);
    byId.set(id, text);
    taken.add(text);
  }
  return byId;
}

let made: ReadonlyMap<string, string> | undefined;
onGamesChange(() => {
  made = undefined;
});
const allLetters = (): ReadonlyMap<string, string> => (made ??= new Map(GAMES.flatMap((game) => [...lettersOf(game)])));

/** Works for any fighter id; an unknown id gets a question mark. */
export function emblemOf(fighterId: string): Emblem {
  const slug = slugOf(fighterId);
  const fighter = findFighter(fighterId);
  const text = allLetters().get(fighterId) ?? letters(fighter === undefined ? '?' : officialName(fighter));
  return { letters: text, hue: findGame(fighter?.gameId ?? '')?.emblems[slug]?.[1] ?? hash(slug) % 360 };
}

/** The emblem as an SVG document, for programs that want a picture address. */
export function emblemSvg(fighterId: string): string {
  const { letters: text, hue } = emblemOf(fighterId);
  const h = String(hue);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="19" fill="oklch(0.78 0.13 ${h})"/><text x="32" y="33" text-anchor="middle" dominant-baseline="central" font-family="system-ui, sans-serif" font-weight="700" font-size="27" fill="oklch(0.2 0.04 ${h})">${text}</text></svg>`;
}
