import { findFighter } from './games.js';

/** What stands for a fighter: two letters on a rounded square of its own hue. Artwork of fighters is not ours to ship. */
export interface Emblem {
  readonly letters: string;
  /** Degrees of oklch hue, 0 to 359. */
  readonly hue: number;
}

/** Where two letters of the name would be ambiguous or a hue is expected. */
const chosen: Readonly<Record<string, readonly [letters: string, hue: number]>> = {
  mario: ['Ma', 25],
  'donkey-kong': ['DK', 55],
  link: ['Li', 145],
  samus: ['Sa', 45],
  'dark-samus': ['DS', 265],
  yoshi: ['Yo', 150],
  kirby: ['Ki', 0],
  fox: ['Fx', 70],
  pikachu: ['Pi', 95],
  luigi: ['Lu', 148],
  ness: ['Ne', 350],
  'captain-falcon': ['CF', 280],
  jigglypuff: ['Jp', 340],
  peach: ['Pe', 5],
  sheik: ['Sh', 265],
  zelda: ['Ze', 320],
  marth: ['Mr', 250],
  ike: ['Ik', 230],
  pichu: ['Pc', 90],
  falco: ['Fa', 245],
  ganondorf: ['Ga', 300],
  'mr-game-and-watch': ['GW', 200],
  palutena: ['Pa', 135],
  'pac-man': ['PM', 85],
  mewtwo: ['M2', 310],
  'mega-man': ['MM', 235],
};

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

/** Works for any fighter id; an unknown id gets a question mark. */
export function emblemOf(fighterId: string): Emblem {
  const slug = fighterId.slice(fighterId.indexOf(':') + 1);
  const [text, hue] = chosen[slug] ?? [letters(findFighter(fighterId)?.name ?? '?'), hash(slug) % 360];
  return { letters: text, hue };
}

/** The emblem as an SVG document, for programs that want a picture address. */
export function emblemSvg(fighterId: string): string {
  const { letters: text, hue } = emblemOf(fighterId);
  const h = String(hue);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="19" fill="oklch(0.78 0.13 ${h})"/><text x="32" y="33" text-anchor="middle" dominant-baseline="central" font-family="system-ui, sans-serif" font-weight="700" font-size="27" fill="oklch(0.2 0.04 ${h})">${text}</text></svg>`;
}
