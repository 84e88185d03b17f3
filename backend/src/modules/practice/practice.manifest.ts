import type { Manifest } from '../../manifest/manifest.js';
import { by, inItsName } from '../../manifest/stream-rules.js';
import { practiceDecider } from './practice.decider.js';
import { practiceProjection } from './practice.projection.js';

/** Runs of lessons, and when a combo is due again. */
export const practiceManifest = {
  streams: {
    practice: {
      owner: inItsName,
      end: ({ userId, comboId }) => by(practiceDecider, { type: 'erase', userId, comboId }),
      archive: ['practice.json'],
    },
  },
  projections: [practiceProjection],
} as const satisfies Manifest;
