import { calls } from '../../../shared/api/calls.js';
import type { ApiError } from '../../../shared/api/problem.js';
import { send } from '../../../shared/api/send.js';
import type { ComboBody } from '../combo-form.js';
import { sendMultipart } from './send-multipart.js';
import type { SharedCombo, SharePorts, ShareResult, ShareWith } from './share-job.js';
import { followUpload } from './upload-room.js';
import { t } from '../texts.js';

const said = (body: ComboBody): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));

const OTHER_USER = t('somebodyElseIsSignedIn');

/** What a refusal means for who shares. */
export function refusedShare(error: ApiError): ShareResult {
  if (error.kind !== 'problem') return { outcome: 'failed', error };
  const { problem } = error;
  if (problem.code === 'upload-taken')
    return { outcome: 'taken', comboId: typeof problem.comboId === 'string' ? problem.comboId : null };
  return problem.code === 'other-user'
    ? { outcome: 'failed', error: { ...error, problem: { ...problem, detail: OTHER_USER } } }
    : { outcome: 'failed', error };
}

/** Shares a combo whose clip the server has, or sends both together. It names its author: the session may have changed. */
async function share(authorId: string, combo: ComboBody, how: ShareWith, signal: AbortSignal): Promise<ShareResult> {
  const { videoFile, file, idempotencyKey, room, onWhole } = how;
  const body = { ...combo, authorId };
  if (videoFile === null) {
    const sent = await sendMultipart({ body, video: file, uploadId: room, idempotencyKey, onWhole }, signal);
    return sent.outcome === 'failed' ? refusedShare(sent.error) : sent;
  }
  try {
    const sent = await send(
      { route: calls.addCombo, query: { upload: room }, body: { ...said(body), videoFile }, idempotencyKey },
      signal,
    );
    return 'error' in sent ? refusedShare(sent.error) : { outcome: 'shared', combo: sent.data as SharedCombo };
  } catch {
    return { outcome: 'cancelled' };
  }
}

/** Sharing as the page does it. */
export const sharePorts = (userId: string): SharePorts => ({
  send: (body, how, signal) => share(userId, body, how, signal),
  follow: (room, onProgress) => followUpload(userId, room, onProgress),
});
