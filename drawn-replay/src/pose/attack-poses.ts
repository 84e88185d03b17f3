import type { End, WrittenPose } from './pose.js';
import { readPose } from './read-poses.js';

type Written = readonly [limb: End | 'blade', windUp: string, strike: string, after?: string];

/** What strikes, drawn back, on the frame that hits, and where it swings out to (the strike itself where nothing is said); how to read a line: `read-poses.ts`. */
const TABLE = {
  jab: ['nearHand', 'g -.05,.86 -6 4 .1,-.35 .6,-.2 -.34,0 .3,0', 'g .1,.84 24 -8 1,.08 .15,-.4 -.48,0 .42,0'],
  secondJab: ['farHand', 'g 0,.85 14 0 .5,-.2 -.1,-.4 -.4,0 .36,0', 'g .14,.82 30 -12 .1,-.45 1,.1 -.5,0 .46,0'],
  thirdJab: [
    'nearFoot',
    'g -.05,.9 -8 6 .2,-.4 .5,-.1 .35,.45 -.1,0',
    'g 0,.94 -24 14 -.3,-.4 .55,.05 1.02,.86 -.16,0',
  ],
  rapidJab: ['nearHand', 'g .06,.8 22 -4 .4,-.1 .95,.15 -.45,0 .4,0', 'g .1,.8 26 -6 1,.02 .3,-.15 -.45,0 .42,0'],
  dashAttack: [
    'nearHand',
    'g .1,.7 46 -22 -.4,-.5 .2,-.5 -.6,.1 .5,.05',
    'm .16,.72 62 -34 .75,.1 -.6,-.2 -.92,-.34 .15,-.72',
  ],
  forwardTilt: [
    'nearFoot',
    'g -.06,.9 14 -2 .5,-.2 -.2,-.4 -.35,.5 .06,0',
    'g -.04,.95 -34 20 -.4,-.2 .5,.1 1.04,.92 -.1,0',
  ],
  upTiltByHand: [
    'nearHand',
    'g 0,.72 30 -6 .6,-.8 -.4,-.4 -.36,0 .34,0',
    'g .04,.94 -10 -14 .5,.95 -.5,-.4 -.28,0 .28,0',
    'g 0,.95 -26 -8 -.5,.95 .2,-.6 -.28,0 .3,0',
  ],
  upTilt: [
    'nearFoot',
    'g -.05,.92 -14 6 -.3,-.6 .5,-.2 .1,.35 -.12,0',
    'g -.1,.95 -44 22 -.55,-.35 .35,-.2 .62,1.62 -.1,0',
  ],
  downTilt: [
    'nearFoot',
    'g -.16,.5 20 0 -.3,-.7 .5,-.3 .1,.12 -.3,0',
    'g -.14,.48 -24 18 -.55,-.75 .25,-.4 1,.1 -.3,0',
  ],
  forwardSmash: [
    'nearHand',
    'g -.22,.8 -26 10 -.75,-.1 .55,.1 -.42,0 .2,.08',
    'g .34,.7 42 -22 1.05,.12 -.7,-.25 -.78,0 .62,0',
    'g .36,.66 48 -18 .9,-.3 -.7,-.25 -.78,0 .62,0',
  ],
  forwardSmashKick: [
    'nearFoot',
    'g -.2,.78 20 0 .4,-.3 -.3,-.4 -.3,.3 .02,0',
    'm .26,.98 -50 28 -.5,.2 .3,.2 1.08,.14 -.45,-.7',
  ],
  chop: ['nearHand', 'g -.12,.86 -24 -6 -.25,.9 -.15,.85 -.36,0 .3,0', 'g .24,.64 56 -30 .9,-.35 .92,-.2 -.66,0 .52,0'],
  upSmash: [
    'nearFoot',
    'g 0,.6 36 -8 -.4,-.5 .3,-.6 -.3,0 .26,0',
    'm 0,1.02 -58 26 -.7,-.2 .1,-.4 .42,1 .05,-.98',
    'm 0,1.02 -78 30 -.7,-.2 -.1,-.5 -.25,1.02 .05,-.98',
  ],
  downSmash: ['nearFoot', 'g 0,.8 6 0 .2,.6 -.3,.6 .1,.2 -.1,.2', 'g 0,.42 4 -4 -.6,.3 .6,.3 1,.05 -1,.05'],
  neutralAir: [
    'nearFoot',
    'a 0,.86 24 4 .2,-.6 .4,-.3 .2,-.45 .3,-.35',
    'a 0,.9 -16 10 -.5,.15 .55,.3 1.04,-.02 -.25,-.55',
  ],
  forwardAir: [
    'nearHand',
    'a 0,.92 -26 -8 -.45,.85 -.1,.8 -.4,-.7 -.2,-.85',
    'a .04,.92 40 -10 1,-.08 .8,-.4 -.4,-.72 .25,-.6',
    'a .04,.9 54 -6 .55,-.85 .5,-.8 -.45,-.62 .2,-.6',
  ],
  knee: [
    'nearFoot',
    'a -.04,.92 24 0 .5,-.2 -.3,-.4 -.35,-.6 -.2,-.85',
    'a .1,.96 -22 8 -.5,.25 -.6,-.2 .62,.12 -.4,-.85',
  ],
  backAir: [
    'nearFoot',
    'a .02,.9 30 0 .4,-.4 .6,-.1 .3,-.35 .25,-.6',
    'a 0,.94 58 -32 .55,-.35 .6,.1 -1.04,.08 .35,-.45',
  ],
  upAir: [
    'nearFoot',
    'a 0,.92 10 0 -.4,.2 .5,.1 .3,-.3 .1,-.8',
    'a 0,.96 -64 36 -.75,-.1 .2,-.3 .5,.98 .25,-.6',
    'a 0,.96 -86 36 -.75,-.1 0,-.4 -.35,1.02 .3,-.5',
  ],
  downAir: ['nearFoot', 'a 0,.98 22 6 -.4,.5 .5,.5 .3,-.3 .4,-.25', 'a 0,1 -6 14 -.72,.6 .72,.6 .06,-1.06 .2,-.98'],
  drill: ['nearFoot', 'a 0,.98 14 6 -.4,.4 .5,.4 .25,-.4 .35,-.35', 'a 0,1 -14 16 -.8,.35 .8,.45 .1,-1.06 .24,-.94'],
  forwardThrow: ['nearHand', 'g -.16,.8 -22 6 .2,.1 .3,.3 -.4,0 .2,0', 'g .22,.76 36 -18 1,.1 .95,.2 -.6,0 .5,0'],
  backThrow: ['nearHand', 'g .1,.8 20 0 .8,-.1 .75,.1 -.3,0 .4,0', 'g -.12,.84 -52 -20 -.4,.95 -.55,.85 -.36,0 .42,0'],
  upThrow: ['nearHand', 'g 0,.58 24 4 .5,-.5 .55,-.3 -.34,0 .34,0', 'g 0,.98 -10 -26 .2,1.02 .35,.95 -.24,0 .24,0'],
  downThrow: ['nearHand', 'g 0,.94 -12 -6 .4,.8 .5,.7 -.28,0 .3,0', 'g .06,.55 56 -12 .62,-.8 .7,-.65 -.42,0 .42,0'],
  pummel: ['nearFoot', 'g 0,.88 -2 4 .75,.1 .7,-.1 -.4,.05 .06,0', 'g .06,.92 -16 12 .7,.08 .66,-.1 .55,.62 -.06,0'],
  getUpAttack: ['nearFoot', 'g 0,.4 10 0 -.5,-.8 .2,-.8 -.2,0 .3,0', 'g 0,.4 -20 10 -.5,-.9 -.2,-.9 1,.1 -1,.1'],
  bladeForward: [
    'blade',
    'g -.1,.82 -18 4 -.5,.5 .3,-.4 -.4,0 .26,0 blade=150',
    'g .16,.76 28 -12 .95,.1 -.4,-.4 -.58,0 .46,0 blade=12',
    'g .18,.72 36 -10 .7,-.5 -.45,-.4 -.58,0 .46,0 blade=-52',
  ],
  bladeUp: [
    'blade',
    'g 0,.74 22 -6 .75,-.5 -.3,-.5 -.36,0 .34,0 blade=-20',
    'g 0,.96 -10 -18 .3,.95 -.4,-.4 -.28,0 .28,0 blade=88',
    'g 0,.96 -20 -16 -.5,.75 -.2,-.5 -.28,0 .28,0 blade=160',
  ],
  bladeDown: [
    'blade',
    'g -.05,.52 24 0 -.1,-.3 .4,-.3 -.4,0 .34,0 blade=60',
    'g .04,.46 44 -20 1,-.3 -.4,-.5 -.5,0 .44,0 blade=-12',
  ],
  bladeForwardAir: [
    'blade',
    'a 0,.92 -20 -8 -.3,.9 .3,-.2 -.4,-.7 -.1,-.85 blade=140',
    'a 0,.92 32 -10 1,.05 -.5,.2 -.4,-.72 .25,-.6 blade=5',
    'a 0,.92 44 -6 .5,-.85 -.5,.2 -.45,-.62 .2,-.6 blade=-70',
  ],
  bladeUpAir: [
    'blade',
    'a 0,.92 0 -6 .8,-.2 -.5,.2 -.3,-.8 .2,-.6 blade=0',
    'a 0,.96 -12 -24 .2,1 -.5,-.2 -.25,-.85 .25,-.6 blade=90',
    'a 0,.96 -24 -20 -.7,.6 .2,-.4 -.25,-.85 .3,-.55 blade=165',
  ],
  bladeBackAir: [
    'blade',
    'a 0,.92 10 0 .6,.2 .5,-.2 -.3,-.8 .2,-.6 blade=40',
    'a 0,.94 -14 -10 -.95,.2 .5,.1 -.3,-.7 .3,-.6 blade=178',
  ],
  bladeDownAir: [
    'blade',
    'a 0,.98 10 6 .2,.9 -.4,.5 -.2,-.6 .3,-.5 blade=120',
    'a 0,1 24 14 .35,-.9 -.6,.6 -.4,-.6 .4,-.5 blade=-88',
  ],
} satisfies Readonly<Record<string, Written>>;
export type AttackName = keyof typeof TABLE;

export interface AttackPoses {
  readonly limb: End | 'blade';
  readonly windUp: WrittenPose;
  readonly strike: WrittenPose;
  readonly after: WrittenPose;
}

function attackPoses([limb, back, out, past = out]: Written): AttackPoses {
  return { limb, windUp: readPose(back), strike: readPose(out), after: readPose(past) };
}

const READ = new Map(Object.entries<Written>(TABLE).map(([name, written]) => [name, attackPoses(written)]));
const PLAIN = attackPoses(TABLE.jab);
export const ATTACK_NAMES = Object.keys(TABLE) as readonly AttackName[];

export const attackPosesOf = (name: AttackName): AttackPoses => READ.get(name) ?? PLAIN;
