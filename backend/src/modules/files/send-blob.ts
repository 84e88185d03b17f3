import { pipeline } from 'node:stream/promises';
import type { BlobInfo, Blobs, ByteRange } from '@combolab/platform';
import type { Response } from 'express';
import type { AppRequest } from '../../http/request.js';

const types: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  jpg: 'image/jpeg',
  webp: 'image/webp',
};

export interface SentAs {
  /** Of its name, without the dot. */
  readonly extension: string;
  /** `Cache-Control`. */
  readonly cache: string;
}

/** Answers with a stored file or the range of it that was asked for. */
export async function sendBlob(
  blobs: Pick<Blobs, 'read'>,
  info: BlobInfo,
  { request, response }: { readonly request: AppRequest; readonly response: Response },
  { extension, cache }: SentAs,
): Promise<void> {
  response.setHeader('Content-Type', types[extension] ?? 'application/octet-stream');
  response.setHeader('Cache-Control', cache);
  response.setHeader('Accept-Ranges', 'bytes');
  response.setHeader('ETag', `"${info.etag.replaceAll('"', '')}"`);
  response.setHeader('Last-Modified', info.modifiedAt.toUTCString());
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  const range = rangeOf(request, response, info);
  if (range === 'unsatisfiable') {
    response.status(416).setHeader('Content-Range', `bytes */${String(info.size)}`);
    response.end();
    return;
  }
  const length = range === null ? info.size : range.end - range.start + 1;
  response.setHeader('Content-Length', String(length));
  if (range !== null) {
    response
      .status(206)
      .setHeader('Content-Range', `bytes ${String(range.start)}-${String(range.end)}/${String(info.size)}`);
  }
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  const content = await blobs.read(info.key, range ?? undefined);
  await pipeline(content, response).catch(() => {
    response.destroy();
  });
}

function rangeOf(request: AppRequest, response: Response, info: BlobInfo): ByteRange | 'unsatisfiable' | null {
  const ifRange = request.headers['if-range'];
  if (
    typeof ifRange === 'string' &&
    ifRange !== response.getHeader('ETag') &&
    ifRange !== response.getHeader('Last-Modified')
  )
    return null;
  const ranges = request.range(info.size);
  if (ranges === -1) return 'unsatisfiable';
  if (ranges === undefined || ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return null;
  return ranges[0] ?? null;
}
