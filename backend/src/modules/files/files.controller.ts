import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { BackendPorts } from '../../backend-ports.js';
import type { AppRequest } from '../../http/request.js';
import { refuse } from '../../problems.js';
import { PORTS } from '../../tokens.js';
import { sendBlob } from './send-blob.js';

/** Originals are never served: only renditions, previews, pictures and the metadata-free copy. */
const SERVED =
  /^(?:(?:guides|users)\/[\w-]{1,64}\/[\w-]{1,64}|(?:combos\/[\w-]{1,64}|samples\/[\w-]{1,64})(?:\/[\w-]{1,64})?\/(?:study-\d+|study|preview|thumbnail|scrub|playable-[\w-]+))(?:\.[\w-]{43})?\.(mp4|webm|jpg|webp)$/;
/** The bytes behind an address never change. */
const FOR_GOOD = 'public, max-age=31536000, immutable';

@Controller('files')
export class FilesController {
  constructor(@Inject(PORTS) private readonly ports: Pick<BackendPorts, 'blobs'>) {}

  @Get('*key')
  async file(@Req() request: AppRequest, @Res() response: Response): Promise<void> {
    const key = decodeURIComponent(request.path.replace(/^\/api\/files\//, ''));
    const extension = SERVED.exec(key)?.[1];
    const info = extension === undefined ? null : await this.ports.blobs.stat(key);
    if (info === null || extension === undefined) throw refuse.notFound('file');
    await sendBlob(this.ports.blobs, info, { request, response }, { extension, cache: FOR_GOOD });
  }
}
