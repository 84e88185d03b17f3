import { pipeline } from 'node:stream/promises';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { BlobInfo, ByteRange } from '@combolab/platform';
import type { Response } from 'express';
import type { BackendPorts } from '../../backend-ports.js';
import type { AppRequest } from '../../http/request.js';
import { refuse } from '../../problems.js';
import { PORTS } from '../../tokens.js';

const types: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  jpg: 'image/jpeg',
  webp: 'image/webp',
};
/** Originals are never served: only renditions, previews, pictures and the metadata-free copy. */
const SERVED =
  /^(?:combos\/[\w-]{1,64}|samples\/[\w-]{1,64})(?:\/[\w-]{1,64})?\/(?:study-\d+|study|preview|thumbnail|scrub|playable-[\w-]+)\.(mp4|webm|jpg|webp)$/;

@Controller('files')
export class FilesController {
  constructor(@Inject(PORTS) private readonly ports: BackendPorts) {}

  @Get('*key')
  async file(@Req() request: AppRequest, @Res() response: Response): Promise<void> {
    const key = decodeURIComponent(request.path.replace(/^\/api\/files\//, ''));
    const extension = SERVED.exec(key)?.[1];
    const info = extension === undefined ? null : await this.ports.blobs.stat(key);
    if (info === null || extension === undefined) throw refuse.notFound('file');
    response.setHeader('Content-Type', types[extension] ?? 'application/octet-stream');
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    response.setHeader('Accept-Ranges', 'bytes');
    response.setHeader('ETag', `"${info.etag.replaceAll('"', '')}"`);
    response.setHeader('Last-Modified', info.modifiedAt.toUTCString());
    if (request.fresh) {
      response.status(304).end();
      return;
    }
    await this.#send(request, response, info);
  }

  async #send(request: AppRequest, response: Response, info: BlobInfo): Promise<void> {
    const range = this.#range(request, response, info);
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
    const content = await this.ports.blobs.read(info.key, range ?? undefined);
    await pipeline(content, response).catch(() => {
      response.destroy();
    });
  }

  #range(request: AppRequest, response: Response, info: BlobInfo): ByteRange | 'unsatisfiable' | null {
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
}
