import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { mustHold } from '../harness/figure.js';

/** A link of at most 4 MB a second: so much, then a pause of so many ms. */
const STRETCH_BYTES = 64 * 1024;
const PAUSE_MS = 16;
const BYTES = 'application/offset+octet-stream';

export interface Site {
  /** Without trailing slash. */
  readonly url: string;
  readonly token: string;
}

const headersOf = ({ token }: Site): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  'tus-resumable': '1.0.0',
});

/** @returns the address of a new upload, below the site */
export async function begin(site: Site, size: number): Promise<string> {
  const headers = { ...headersOf(site), 'upload-length': String(size) };
  const { status, headers: told } = await fetch(`${site.url}/api/uploads`, { method: 'POST', headers });
  mustHold(status === 201, `an upload was begun with ${String(status)}`);
  return told.get('location') ?? '';
}

/** Bytes the server says it has. */
export async function offsetOf(site: Site, path: string): Promise<number> {
  const { status, headers } = await fetch(`${site.url}${path}`, { method: 'HEAD', headers: headersOf(site) });
  mustHold(status === 200, `the offset was answered with ${String(status)}`);
  return Number(headers.get('upload-offset'));
}

/**
 * Sends what is missing at the pace of a link until `until`, then does not end the request but hands over to `cut`.
 * @returns bytes of the upload that have left, counted from its beginning
 */
export async function sendUntil(
  site: Site,
  path: string,
  { clip, from, until, cut }: { clip: Buffer; from: number; until: number; cut: (drop: () => void) => Promise<void> },
): Promise<number> {
  const headers = {
    ...headersOf(site),
    ...{ 'upload-offset': from, 'content-type': BYTES, 'content-length': clip.length - from },
  };
  const sending = request(`${site.url}${path}`, { method: 'PATCH', headers, agent: false });
  const closed = new Promise<void>((resolve) => sending.once('close', resolve));
  sending.on('error', () => undefined);
  let sent = from;
  while (sent < until) {
    const stretch = clip.subarray(sent, Math.min(until, sent + STRETCH_BYTES));
    await new Promise<void>((resolve) => {
      sending.write(stretch, () => {
        resolve();
      });
    });
    sent += stretch.length;
    await delay(PAUSE_MS);
  }
  await cut(() => {
    sending.destroy();
  });
  await closed;
  return sent;
}

/** Sends all that is missing. @returns the address of the clip */
export async function sendRest(site: Site, path: string, clip: Buffer, from: number): Promise<string> {
  const headers = { ...headersOf(site), 'upload-offset': String(from), 'content-type': BYTES };
  const body = new Uint8Array(clip.subarray(from));
  const response = await fetch(`${site.url}${path}`, { method: 'PATCH', headers, body });
  mustHold(response.status === 204, `the rest was answered with ${String(response.status)}`);
  return response.headers.get('video-file') ?? '';
}
