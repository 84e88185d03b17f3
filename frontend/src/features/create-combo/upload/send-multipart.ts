import type { Combo } from '@combolab/contracts';
import { calls } from '../../../shared/api/calls.js';
import { readAfter } from '../../../shared/api/read-after.js';
import { requestPath } from '../../../shared/api/request.js';
import { errorOf } from '../../../shared/api/error-of.js';
import { newTraceParent } from '../../../shared/api/trace-parent.js';
import { currentToken, renewToken } from '../../../shared/auth/token-manager.js';
import type { ComboBody } from '../combo-form.js';
import type { ShareResult } from './share-job.js';

/** A clip together with its presses. */
export interface MultipartCombo {
  readonly body: ComboBody & { readonly authorId: string };
  readonly video: File;
  /** Names the room that tells the progress. */
  readonly uploadId: string;
  readonly idempotencyKey: string;
  /** All bytes are on their way. */
  readonly onWhole: () => void;
}

/** The form as multipart, without what is not said: texts first, so that the server knows them before the clip ends. */
export function formDataOf({ body, video }: Pick<MultipartCombo, 'body' | 'video'>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    if (value !== null) form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  form.append('videoFile', video);
  return form;
}

const headersOf = (xhr: XMLHttpRequest): Headers => {
  const after = xhr.getResponseHeader('Retry-After');
  return new Headers(after === null ? {} : { 'Retry-After': after });
};

function post(
  upload: MultipartCombo,
  token: string | null,
  signal: AbortSignal,
): Promise<Response | 'offline' | 'cancelled'> {
  return new Promise((resolve) => {
    const xhr = new XMLHttpRequest();
    xhr.open('POST', requestPath({ route: calls.addCombo, query: { upload: upload.uploadId } }));
    xhr.setRequestHeader('Accept', 'application/json');
    xhr.setRequestHeader('Idempotency-Key', upload.idempotencyKey);
    xhr.setRequestHeader('traceparent', newTraceParent());
    if (token !== null) xhr.setRequestHeader('Authorization', `Bearer ${token}`);
    xhr.upload.onload = upload.onWhole;
    xhr.onload = () => {
      resolve(new Response(xhr.responseText, { status: xhr.status, headers: headersOf(xhr) }));
    };
    xhr.onerror = () => {
      resolve('offline');
    };
    xhr.onabort = () => {
      resolve('cancelled');
    };
    signal.addEventListener('abort', () => {
      xhr.abort();
    });
    xhr.send(formDataOf(upload));
  });
}

/**
 * Shares a combo. Uses XMLHttpRequest because a cancelled upload must stop at once, and renews the token once when it
 * ended on the way.
 */
export async function sendMultipart(upload: MultipartCombo, signal: AbortSignal): Promise<ShareResult> {
  try {
    let answer = await post(upload, await currentToken(), signal);
    if (answer instanceof Response && answer.status === 401) answer = await post(upload, await renewToken(), signal);
    if (signal.aborted || answer === 'cancelled') return { outcome: 'cancelled' };
    if (answer === 'offline') return { outcome: 'failed', error: { kind: 'offline' } };
    if (!answer.ok) return { outcome: 'failed', error: await errorOf(answer) };
    const combo = (await answer.json()) as Combo;
    readAfter.remember(combo);
    return { outcome: 'shared', combo };
  } catch (error) {
    if (signal.aborted) return { outcome: 'cancelled' };
    return {
      outcome: 'failed',
      error: error instanceof SyntaxError ? { kind: 'broken', status: 200 } : { kind: 'offline' },
    };
  }
}
