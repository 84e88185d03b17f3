/** A fighter's names in the sources where they are not those of our roster. */
interface SourceNames {
  /** Ultimate Frame Data. */
  readonly printed?: string;
  /** The game itself. */
  readonly internal?: string;
  /** The files of scripts. */
  readonly script?: string;
}

const NAMES: Readonly<Record<string, SourceNames>> = {
  'donkey-kong': { internal: 'donkey' },
  'dark-samus': { internal: 'samusd' },
  'captain-falcon': { internal: 'captain' },
  jigglypuff: { internal: 'purin' },
  bowser: { internal: 'koopa' },
  'ice-climbers': { internal: 'popo' },
  'dr-mario': { printed: 'dr. mario', internal: 'mariod' },
  'young-link': { internal: 'younglink' },
  ganondorf: { internal: 'ganon' },
  'mr-game-and-watch': { printed: 'mr. game & watch', internal: 'gamewatch', script: 'mr-game-watch' },
  'meta-knight': { internal: 'metaknight' },
  'dark-pit': { internal: 'pitb' },
  'zero-suit-samus': { internal: 'szerosuit' },
  squirtle: { internal: 'pzenigame' },
  ivysaur: { internal: 'pfushigisou' },
  charizard: { internal: 'plizardon' },
  'diddy-kong': { internal: 'diddy' },
  'king-dedede': { internal: 'dedede' },
  olimar: { internal: 'pikmin' },
  rob: { printed: 'r.o.b.', internal: 'robot' },
  'toon-link': { internal: 'toonlink' },
  villager: { internal: 'murabito' },
  'mega-man': { internal: 'rockman' },
  'wii-fit-trainer': { internal: 'wiifit' },
  'rosalina-and-luma': { printed: 'rosalina & luma', internal: 'rosetta', script: 'rosalina-luma' },
  'little-mac': { internal: 'littlemac' },
  greninja: { internal: 'gekkouga' },
  'mii-brawler': { internal: 'miifighter' },
  'mii-swordfighter': { internal: 'miiswordsman' },
  'mii-gunner': { internal: 'miigunner' },
  'pac-man': { internal: 'pacman' },
  robin: { internal: 'reflet' },
  'bowser-jr': { printed: 'bowser jr.', internal: 'koopajr' },
  'duck-hunt': { internal: 'duckhunt' },
  corrin: { internal: 'kamui' },
  'king-k-rool': { printed: 'king k. rool', internal: 'krool' },
  isabelle: { internal: 'shizue' },
  incineroar: { internal: 'gaogaen' },
  'piranha-plant': { internal: 'packun' },
  joker: { internal: 'jack' },
  hero: { internal: 'brave' },
  'banjo-and-kazooie': { printed: 'banjo & kazooie', internal: 'buddy', script: 'banjo-kazooie' },
  terry: { internal: 'dolly' },
  byleth: { internal: 'master' },
  'min-min': { internal: 'tantan' },
  steve: { internal: 'pickel' },
  sephiroth: { internal: 'edge' },
  pyra: { internal: 'eflame' },
  mythra: { internal: 'elight' },
  kazuya: { internal: 'demon' },
  sora: { internal: 'trail' },
};

/** What the sources call a fighter of our roster. */
export function sourceNames(slug: string): Required<SourceNames> {
  const { printed, internal, script } = NAMES[slug] ?? {};
  return { printed: printed ?? slug.replaceAll('-', ' '), internal: internal ?? slug, script: script ?? slug };
}
