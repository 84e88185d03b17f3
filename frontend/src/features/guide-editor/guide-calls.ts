import type { routes } from '@combolab/contracts';
import { call } from '../../shared/api/calls.js';

type Routes = typeof routes;

/** The calls of writing guides: only their editor brings them along. */
export const guideWritingCalls = {
  guide: call<Routes['guide']>('GET', '/guides/id/:guideId'),
  create: call<Routes['createGuide']>('POST', '/guides/create'),
  update: call<Routes['updateGuide']>('POST', '/guides/update'),
  remove: call<Routes['deleteGuide']>('POST', '/guides/delete'),
  picture: call<Routes['guidePreviewImage']>('POST', '/guides/:guideId/preview-image'),
};
