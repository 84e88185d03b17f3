import { streams } from '@combolab/contracts';
import type { Asked } from '@combolab/platform';
import type { Foresee } from '../../http/foresees.decorator.js';
import { combosCollection } from '../combos/combos.projection.js';
import { feedbackCollection, feedbackId, talliesCollection } from './tallies.projection.js';

/** The counts of a combo, and what of a user's is in them. */
export const talliesAsked = (comboId: string, userId: string): readonly Asked[] => [
  { collection: talliesCollection, id: comboId },
  { collection: feedbackCollection, id: feedbackId(comboId, userId) },
];

interface OfCombo {
  readonly comboId: string;
}

/** What a like asks for. */
export const foreseeFeedback: Foresee<OfCombo> = ({ comboId }, userId) => ({
  streams: [streams.combo(comboId), streams.feedback(comboId, userId)],
  documents: [{ collection: combosCollection, id: comboId }, ...talliesAsked(comboId, userId)],
});

/** What putting a combo among one's favorites asks for, or taking it out. */
export const foreseeFavorite: Foresee<OfCombo> = ({ comboId }, userId) => ({
  streams: [streams.combo(comboId), streams.favorite(userId, comboId)],
  documents: [{ collection: combosCollection, id: comboId }],
});
