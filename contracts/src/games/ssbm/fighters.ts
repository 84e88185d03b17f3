import type { FighterRow, GroupRow } from '../game.js';

/** Fighters of Super Smash Bros. Melee in the order of its own list. */
export const meleeFighters: readonly FighterRow[] = [
  { slug: 'mario', name: 'Mario' },
  { slug: 'donkey-kong', name: 'Donkey Kong' },
  { slug: 'link', name: 'Link' },
  { slug: 'samus', name: 'Samus' },
  { slug: 'yoshi', name: 'Yoshi' },
  { slug: 'kirby', name: 'Kirby' },
  { slug: 'fox', name: 'Fox' },
  { slug: 'pikachu', name: 'Pikachu' },
  { slug: 'luigi', name: 'Luigi' },
  { slug: 'ness', name: 'Ness' },
  { slug: 'captain-falcon', name: 'Captain Falcon' },
  { slug: 'jigglypuff', name: 'Jigglypuff' },
  { slug: 'peach', name: 'Peach' },
  { slug: 'bowser', name: 'Bowser' },
  { slug: 'ice-climbers', name: 'Ice Climbers' },
  { slug: 'sheik', name: 'Sheik' },
  { slug: 'zelda', name: 'Zelda' },
  { slug: 'dr-mario', name: 'Dr. Mario' },
  { slug: 'pichu', name: 'Pichu' },
  { slug: 'falco', name: 'Falco' },
  { slug: 'marth', name: 'Marth' },
  { slug: 'young-link', name: 'Young Link' },
  { slug: 'ganondorf', name: 'Ganondorf' },
  { slug: 'mewtwo', name: 'Mewtwo' },
  { slug: 'roy', name: 'Roy' },
  { slug: 'mr-game-and-watch', name: 'Mr. Game & Watch' },
];

/** Selectable groups and nicknames for several fighters at once. */
export const meleeGroups: readonly GroupRow[] = [
  { slug: 'spacies', name: 'Fox / Falco', members: ['fox', 'falco'] },
  { slug: 'marios', name: 'Mario / Dr. Mario', members: ['mario', 'dr-mario'] },
  { slug: 'sheik-zelda', name: 'Zelda / Sheik', members: ['zelda', 'sheik'] },
];
