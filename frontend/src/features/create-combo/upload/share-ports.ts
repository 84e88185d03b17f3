import type { Combo } from '@combolab/contracts';
import { calls } from '../../../shared/api/calls.js';
import { send } from '../../../shared/api/send.js';
import type { ComboBody } from '../combo-form.js';
import { sendMultipart } from './send-multipart.js';
import type { SharePorts, ShareResult, ShareWith } from './share-job.js';
import { followUpload } from './upload-room.js';

const said = (body: ComboBody): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));

/** Shares a combo whose clip the server has, or sends both together. */
async function share(body: ComboBody, how: ShareWith, signal: AbortSignal): Promise<ShareResult> {
  const { videoFile, file, idempotencyKey, room } = how;
  if (videoFile === null) return sendMultipart({ body, video: file, uploadId: room, idempotencyKey }, signal);
  try {
    const sent = await send(
      { route: calls.addCombo, query: { upload: room }, body: { ...said(body), videoFile }, idempotencyKey },
      signal,
    );
    return 'error' in sent
      ? { outcome: 'failed', error: sent.error }
      : { outcome: 'shared', combo: sent.data as Combo };
  } catch {
    return { outcome: 'cancelled' };
  }
}

/** Sharing as the page does it. */
export const sharePorts = (userId: string): SharePorts => ({
  send: share,
  follow: (room, onProgress) => followUpload(userId, room, onProgress),
});
