import type { Manifest } from '../../manifest/manifest.js';
import { documentPart } from '../../manifest/room-part.js';
import { previewMessage } from './preview-view.js';
import { previewsCollection, previewsProjection } from './previews.projection.js';

/** Clips as they are played. Their events stand in the stream of the combo. */
export const previewsManifest = {
  projections: [previewsProjection],
  parts: [
    documentPart({
      ...{ kind: 'combo', part: 'preview', collection: previewsCollection },
      idOf: ({ comboId }) => comboId,
      message: ({ id, from, to }, doc) => (doc === undefined ? null : previewMessage(id, doc, from, to)),
    }),
  ],
} as const satisfies Manifest;
