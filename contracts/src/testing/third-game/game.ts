import type { GameDefinition } from '../../games/game.js';

/** A game that is nothing like those shipped: another shape of id, other inputs, health that falls, no platforms, no frame data. */
export const duel: GameDefinition = {
  id: 'demo-2',
  name: 'Demo Duel 2',
  shortName: 'Duel',
  controllers: ['PLAYSTATION', 'XBOX'],
  fighters: [
    { slug: 'kai', name: 'Kai' },
    { slug: 'mira-the-2nd', name: 'Mira' },
    { slug: 'onyx', name: 'Onyx', echoOf: 'kai' },
  ],
  groups: [{ slug: 'shadows', name: 'Kai / Onyx', members: ['kai', 'onyx'] }],
  patches: { known: ['2.1', '2.0'], later: /^[3-9]\.\d$/ },
  inputs: {
    roles: {
      stick: 'Move',
      cstick: 'Taunt',
      a: 'Light',
      b: 'Heavy',
      x: 'Kick',
      y: 'Throw',
      trigger: 'Parry',
      z: 'Burst',
    },
    shield: 'L_TRIGGER',
    grab: 'Y_BUTTON',
  },
  scale: { kind: 'health', max: 1000 },
  conditions: { position: ['anywhere', 'corner'], platform: [], di: [] },
  frameData: null,
  replays: null,
  emblems: { kai: ['Kx', 200] },
};
