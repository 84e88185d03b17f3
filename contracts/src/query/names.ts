import type { Game, GameId } from '../games/game.js';
import { GAMES, officialName, slugOf } from '../games/registry.js';
import { keptByGame, wordsOfGame } from '../games/words.js';
import { fold } from './fold.js';
import { readLine } from './line.js';
import { inAllCases } from './names-abroad.js';
import { Phrases } from './phrases.js';
import { tokensOf } from './tokens.js';

/** What a name stands for: a fighter or a group, in one game or (without a game) in several. */
export interface Named {
  /** Ids of the fighters or groups themselves. */
  readonly names: readonly string[];
  /** Ids of the fighters, groups as their members. */
  readonly ids: readonly string[];
  readonly label: string;
  /** Heavies and the like. */
  readonly isClass?: true;
}

export interface Names {
  /** Names and safe aliases. */
  readonly sure: Phrases<Named>;
  /** Aliases that are ordinary words too, or shared by several. */
  readonly risky: Phrases<readonly Named[]>;
  /** Single words of official names, which a correction rather goes to than to an alias. */
  readonly official: ReadonlyMap<string, string>;
}

/** Spellings of a phrase: `&` as a sign, as "and" and left out, and all of it as one word. */
function spellings(phrase: string): readonly string[] {
  const spaced = phrase.replaceAll('&', ' & ').replace(/ +/g, ' ').trim();
  const joined = spaced.includes('&') ? [] : [spaced.replaceAll(' ', '')];
  return [...new Set([spaced, spaced.replaceAll('&', 'and'), spaced.replaceAll(' &', ''), ...joined])];
}

/** A name as queries are divided into words. */
const tokenised = (name: string): string =>
  tokensOf(readLine(name))
    .tokens.map(({ word }) => word)
    .join(' ');

interface Entry extends Named {
  readonly phrases: readonly string[];
  readonly risky: readonly string[];
}

const sorted = (phrase: string): string => phrase.split(' ').sort().join(' ');

/** A label such as `Fox / Falco` is a name only when an alias says so, in whatever order: else it is two fighters. */
function ownPhrases(label: string, aliases: readonly string[]): readonly string[] {
  const phrase = fold(label);
  return !label.includes('/') || aliases.some((alias) => sorted(alias) === sorted(phrase)) ? [phrase] : [];
}

function entriesOf(game: Game): readonly Entry[] {
  const split = (list: string): string[] => list.split(', ').filter((alias) => alias !== '');
  const { aliases: table, abroad = {} } = wordsOfGame(game.id);
  const given = new Set(Object.values(abroad).flatMap(split));
  const casesOf = (name: string): string[] => inAllCases(name).filter((each) => each === name || !given.has(each));
  const entry = (id: string, label: string, ids: readonly string[]): Entry => {
    const [safe, risky] = table[slugOf(id)] ?? ['', ''];
    const aliases = split(safe);
    const phrases = [
      ...ownPhrases(label, aliases),
      ...aliases,
      ...split(abroad[slugOf(id)] ?? '')
        .flatMap(casesOf)
        .map(tokenised),
    ];
    return { names: [id], ids, label, phrases, risky: split(risky) };
  };
  return [
    ...game.fighters.map((fighter) => entry(fighter.id, officialName(fighter), [fighter.id])),
    ...game.groups.map((group) => entry(group.id, officialName(group), group.members)),
  ];
}

const merged = (all: readonly Named[]): Named => ({
  names: all.flatMap(({ names }) => names),
  ids: [...new Set(all.flatMap(({ ids }) => ids))],
  label: all[0]?.label ?? '',
});

function build(games: readonly Game[]): Names {
  const sure = new Map<string, Named[]>();
  const risky = new Map<string, Named[]>();
  const official = new Map<string, string>();
  const put = (map: Map<string, Named[]>, phrases: readonly string[], named: Named): void => {
    for (const phrase of new Set(phrases.flatMap(spellings))) map.set(phrase, [...(map.get(phrase) ?? []), named]);
  };
  for (const { phrases, risky: unsure, ...named } of games.flatMap(entriesOf)) {
    put(sure, phrases, named);
    put(risky, unsure, named);
    const [name] = phrases;
    if (name !== undefined && !name.includes(' ') && named.ids.length === 1) official.set(named.label, name);
  }
  const names: Names = { sure: new Phrases(), risky: new Phrases(), official };
  for (const [phrase, all] of sure) names.sure.add(phrase, merged(all));
  for (const [phrase, all] of risky) names.risky.add(phrase, byLabel(all));
  return names;
}

/** One offer for each fighter, whichever games it stands in. */
function byLabel(all: readonly Named[]): readonly Named[] {
  const labels = [...new Set(all.map(({ label }) => label))];
  return labels.map((label) => merged(all.filter((each) => each.label === label)));
}

/** Every name of a game's fighters and groups (null = of all games); made once. */
export const namesOf = keptByGame((game: GameId | null): Names =>
  build(game === null ? GAMES : GAMES.filter(({ id }) => id === game)),
);
