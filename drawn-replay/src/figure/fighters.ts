/**
 * Height in units of the game, then in heights: radius of the head (`ball` for a body that is one), length of leg and arm, radii of shoulder, waist, hip,
 * arm and leg; hue of the body and of its ends in degrees; reach: a blade, a hammer or a cannon, a cape, a tail. All are one family of figures.
 */
const TABLE = `
captain-falcon    18.9 .1   .48 .39 .12 .07 .09 .06 .07 280 75
donkey-kong       20   .13  .34 .5  .18 .14 .12 .09 .09 55 25
fox               15.7 .13  .44 .35 .1  .07 .09 .05 .06 70 150 tail=.5/.085
mr-game-and-watch 14.6 .15  .4  .34 .09 .09 .09 .04 .04 200 200 outline
kirby             10.3 .4   .24 .3  .1  .07 .09 .1  .1  0 300 ball
bowser            21.6 .15  .34 .38 .17 .17 .15 .08 .1  85 40 tail=.45/.1
link              17.3 .12  .46 .37 .1  .07 .09 .05 .07 145 75 blade=.62
luigi             16.2 .13  .44 .37 .1  .07 .09 .05 .07 148 265
mario             14.6 .15  .37 .35 .12 .12 .11 .06 .07 25 265
marth             17.8 .12  .49 .37 .1  .07 .09 .05 .07 250 25 cape=.5 blade=.68
mewtwo            20   .12  .45 .37 .09 .06 .1  .04 .07 310 330 tail=.85/.055
ness              11.9 .2   .33 .31 .11 .1  .1  .06 .07 350 240
peach             18.4 .12  .46 .37 .09 .06 .09 .04 .07 5 85
pikachu           10.8 .23  .24 .24 .14 .16 .15 .06 .07 95 260 tail=.5/.06
ice-climbers      11.9 .2   .3  .3  .14 .14 .13 .07 .08 79 265 hammer=.4
jigglypuff        10.3 .41  .2  .26 .1  .07 .09 .09 .1  340 200 ball
samus             19.4 .1   .48 .37 .12 .07 .09 .06 .07 45 225 cannon
yoshi             16.2 .15  .36 .28 .1  .12 .13 .04 .09 150 95 tail=.32/.1
zelda             17.8 .12  .46 .37 .09 .06 .09 .04 .07 320 85
sheik             17.3 .1   .49 .37 .09 .06 .09 .04 .06 265 20
falco             17.3 .12  .48 .36 .1  .07 .09 .05 .06 245 60 tail=.28/.06
young-link        13.5 .17  .38 .37 .1  .07 .09 .05 .07 64 75 blade=.55
dr-mario          14.6 .15  .37 .35 .12 .12 .11 .06 .07 133 200
roy               17.3 .12  .46 .37 .1  .07 .09 .05 .07 44 255 cape=.42 blade=.64
pichu             9.2  .26  .22 .22 .13 .14 .14 .06 .07 90 300 tail=.4/.06
ganondorf         20.5 .1   .47 .4  .14 .1  .1  .07 .08 300 50 cape=.66
zero-suit-samus   18.4 .11  .5  .37 .09 .06 .09 .04 .06 18 45
palutena          18.8 .11  .48 .38 .09 .06 .09 .04 .07 135 95 blade=.7
joker             17.6 .11  .49 .37 .1  .06 .08 .05 .06 25 0 cape=.38
ike               18.3 .12  .46 .38 .13 .09 .1  .07 .07 230 60 cape=.44 blade=.74
cloud             17.9 .12  .46 .38 .12 .08 .09 .06 .07 129 80 blade=.8
wolf              16.6 .13  .42 .38 .13 .09 .1  .07 .07 154 20 tail=.42/.08
greninja          14.8 .15  .42 .4  .1  .08 .1  .05 .07 113 5
ryu               18.2 .11  .46 .38 .14 .09 .1  .07 .08 350 60`;

/** Fighters in the order of their numbers in the select screen, from 0, as slugs of the roster. */
const SLUGS = [
  ...([
    'captain-falcon',
    'donkey-kong',
    'fox',
    'mr-game-and-watch',
    'kirby',
    'bowser',
    'link',
    'luigi',
    'mario',
  ] as const),
  ...([
    'marth',
    'mewtwo',
    'ness',
    'peach',
    'pikachu',
    'ice-climbers',
    'jigglypuff',
    'samus',
    'yoshi',
    'zelda',
  ] as const),
  ...(['sheik', 'falco', 'young-link', 'dr-mario', 'roy', 'pichu', 'ganondorf'] as const),
];
/** Fighters of other games, who are in no replay. */
const OTHERS = [...(['zero-suit-samus', 'palutena', 'joker', 'ike', 'cloud', 'wolf', 'greninja', 'ryu'] as const)];
export type FighterSlug = (typeof SLUGS)[number] | (typeof OTHERS)[number];
/** In the order of the select screen of replays. */
export const FIGHTER_SLUGS: readonly FighterSlug[] = SLUGS;
/** All who have a figure. */
export const FIGURE_SLUGS: readonly FighterSlug[] = [...SLUGS, ...OTHERS];

/** Proportions of a figure. Lengths and radii in heights of the figure unless said otherwise. */
export interface Armature {
  readonly slug: FighterSlug;
  /** Units of the game. */
  readonly height: number;
  readonly head: number;
  readonly ball: boolean;
  readonly leg: number;
  readonly arm: number;
  /** From hip to shoulder. */
  readonly torso: number;
  readonly neck: number;
  /** Radii. */
  readonly shoulder: number;
  readonly waist: number;
  readonly hip: number;
  readonly armRadius: number;
  readonly legRadius: number;
  readonly hand: number;
  /** Length of a foot. */
  readonly foot: number;
  readonly hue: number;
  readonly secondHue: number;
  readonly blade: number;
  readonly hammer: boolean;
  readonly cannon: boolean;
  readonly cape: number;
  readonly tail: number;
  readonly tailRadius: number;
  /** A dark body with a light line instead of three tones. */
  readonly outline: boolean;
}

function armature(row: string): Armature {
  const [name = '', ...words] = row.trim().split(/\s+/);
  const slug = FIGURE_SLUGS.find((each) => each === name) ?? 'mario';
  const n = words.slice(0, 11).map(Number);
  const hints = words.slice(11);
  const [height = 16, head = 0.12, leg = 0.46, arm = 0.37, shoulder = 0.1, waist = 0.07, hip = 0.09, armRadius = 0.05] =
    n;
  const [legRadius = 0.07, hue = 0, secondHue = 0] = n.slice(8);
  const [tail = 0, tailRadius = 0] = (hints.find((hint) => hint.startsWith('tail='))?.slice(5) ?? '')
    .split('/')
    .map(Number);
  const size = (hint: string): number =>
    Number(hints.find((each) => each.startsWith(`${hint}=`))?.slice(hint.length + 1) ?? 0);
  const ball = hints.includes('ball');
  const neck = 0.03;
  return {
    ...{
      slug,
      height,
      head,
      ball,
      leg,
      arm,
      neck,
      shoulder,
      waist,
      hip,
      armRadius,
      legRadius,
      hue,
      secondHue,
      tail,
      tailRadius,
    },
    torso: ball ? 0.1 : 1 - leg * 0.97 - head * 2 - neck,
    hand: Math.max(0.052, armRadius * 1.05),
    foot: ball ? 0.18 : Math.max(0.09, legRadius * 1.3),
    blade: size('blade') + size('hammer'),
    hammer: size('hammer') > 0,
    cape: size('cape'),
    cannon: hints.includes('cannon'),
    outline: hints.includes('outline'),
  };
}

const ARMATURES = new Map(
  TABLE.trim()
    .split('\n')
    .map(armature)
    .map((each) => [each.slug, each]),
);
const PLAIN = armature('mario 14.6 .15 .37 .35 .12 .12 .11 .06 .07 25 265');

export const armatureOf = (slug: FighterSlug): Armature => ARMATURES.get(slug) ?? PLAIN;

/** Who a player's number in the select screen is; Zelda and Sheik are told apart by the number within the fight. */
export function fighterOf(selected: number | undefined, inFight: number | undefined): FighterSlug {
  const slug = FIGHTER_SLUGS[selected ?? -1] ?? 'mario';
  if (slug !== 'zelda' && slug !== 'sheik') return slug;
  return inFight === 7 ? 'sheik' : inFight === 19 ? 'zelda' : slug;
}
