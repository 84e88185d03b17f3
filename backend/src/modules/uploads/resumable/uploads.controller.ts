import {
  Controller,
  Delete,
  Get,
  Head,
  Inject,
  Options,
  Param,
  Patch,
  Post,
  Req,
  Res,
  SetMetadata,
} from '@nestjs/common';
import { routes, VIDEO_FILE_HEADER, type Scope } from '@combolab/contracts';
import type { Response as Answer } from 'express';
import type { Server } from '@tus/server';
import type { BackendPorts } from '../../../backend-ports.js';
import { ValidCall, type Call } from '../../../http/call.decorator.js';
import { RateLimits } from '../../../http/rate-limits.js';
import type { AppRequest } from '../../../http/request.js';
import { Route } from '../../../http/route.decorator.js';
import { SCOPE } from '../../../http/route-metadata.js';
import { refuse } from '../../../problems.js';
import { PORTS } from '../../../tokens.js';
import { sendBlob } from '../../files/send-blob.js';
import { drainRefused } from '../../../http/drain.js';
import { ClipChecks } from '../checks/clip-checks.js';
import { OwnUploads } from './own-uploads.js';
import { requestBody } from './request-body.js';
import { ownUrl, tusRefusal, tusServer } from './tus-server.js';
import { UploadStore } from './upload-store.js';
import type { UploadName } from './upload-keys.js';

const TUS = '1.0.0';
const BYTES = 'application/offset+octet-stream';
/** Request headers that mean something to the protocol. */
const PASSED = /^(?:tus-|upload-|content-type$|content-length$)/;
/** Answer headers of the protocol's server that are its own; the rest is decided elsewhere. */
const ANSWERED = /^(?:tus-|upload-|location$|cache-control$|video-file$)/i;

/** What an upload is for. */
const OfCombos = () => SetMetadata(SCOPE, 'write:combos' satisfies Scope);

/** Uploads that go on where they were cut, by the tus protocol (tus.io, 1.0.0). */
@Controller()
export class UploadsController {
  readonly #server: Server;

  constructor(
    @Inject(PORTS) private readonly ports: Pick<BackendPorts, 'blobs' | 'clips' | 'liveFeed' | 'settings'>,
    @Inject(RateLimits) limits: RateLimits,
    @Inject(OwnUploads) private readonly uploads: OwnUploads,
    @Inject(ClipChecks) checks: ClipChecks,
  ) {
    this.#server = tusServer({
      store: new UploadStore(
        uploads.files,
        ports.liveFeed,
        (bytes) => ports.clips.sniff(bytes),
        (upload, clip) => {
          checks.begin(upload, clip);
        },
      ),
      mostBytes: ports.settings.raw.bytes,
      onBegin: async (ownerId, size) => {
        await limits.take('upload', ownerId);
        if (size > 0) await limits.take('upload-bytes', ownerId, size);
      },
      addressOf: (name) => this.#address(name),
    });
  }

  @Route(routes.uploads)
  async own(@ValidCall() { caller }: Call<typeof routes.uploads>) {
    const { bytes, seconds } = this.ports.settings.raw;
    return { uploads: await this.uploads.list(caller.userId), most: { bytes, seconds } };
  }

  @Options('uploads')
  options(@Req() request: AppRequest, @Res() answer: Answer): Promise<void> {
    return this.#speak(request, answer, 'anyone', undefined);
  }

  @Post('uploads')
  @OfCombos()
  begin(@Req() request: AppRequest, @Res() answer: Answer): Promise<void> {
    return this.#speak(request, answer, callerOf(request), undefined);
  }

  @Head('uploads/:uploadId')
  @OfCombos()
  async offset(@Req() request: AppRequest, @Res() answer: Answer, @Param('uploadId') uploadId: string): Promise<void> {
    await this.#speak(request, answer, callerOf(request), uploadId);
  }

  @Patch('uploads/:uploadId')
  @OfCombos()
  go(@Req() request: AppRequest, @Res() answer: Answer, @Param('uploadId') uploadId: string): Promise<void> {
    return this.#speak(request, answer, callerOf(request), uploadId);
  }

  @Delete('uploads/:uploadId')
  @OfCombos()
  end(@Req() request: AppRequest, @Res() answer: Answer, @Param('uploadId') uploadId: string): Promise<void> {
    return this.#speak(request, answer, callerOf(request), uploadId);
  }

  /** A player sends no token: who knows the address was told it by the owner. */
  @Get('uploads/:ownerId/:uploadId/:file')
  async clip(@Req() request: AppRequest, @Res() response: Answer): Promise<void> {
    const made = this.uploads.madeNamed(request.path);
    if (made !== null) {
      const info = await this.ports.blobs.stat(made);
      if (info === null) throw refuse.notFound('file');
      await sendBlob(this.ports.blobs, info, { request, response }, { extension: 'mp4', cache: 'private, no-cache' });
      return;
    }
    const name = this.uploads.named(request.path);
    const finished = name === null ? null : await this.uploads.finished(name);
    const info = finished === null ? null : await this.ports.blobs.stat(finished.clip.key);
    if (finished === null || info === null) throw refuse.notFound('file');
    const { container: extension } = finished.clip;
    await sendBlob(this.ports.blobs, info, { request, response }, { extension, cache: 'private, max-age=3600' });
  }

  async #address(name: UploadName): Promise<string | null> {
    const clip = await this.uploads.files.finish(name);
    return clip === null ? null : this.uploads.addressOf(name, clip);
  }

  async #speak(request: AppRequest, answer: Answer, ownerId: string, uploadId: string | undefined): Promise<void> {
    answer.setHeader('Tus-Resumable', TUS);
    const hasBytes =
      request.method === 'PATCH' || (request.method === 'POST' && request.headers['content-type'] === BYTES);
    const sent = hasBytes ? requestBody(request) : null;
    try {
      const spoken = await this.#server.handleWeb(
        new Request(ownUrl(ownerId, uploadId), {
          method: request.method,
          headers: passed(request),
          ...(sent === null ? {} : { body: sent.body, duplex: 'half' }),
        }),
      );
      if (spoken.status >= 400) throw tusRefusal({ status_code: spoken.status, body: await spoken.text() });
      if (request.method === 'HEAD' && spoken.headers.get('upload-offset') === spoken.headers.get('upload-length'))
        await this.#tellAddress(answer, { ownerId, uploadId: uploadId ?? '' });
      for (const [name, value] of spoken.headers) if (ANSWERED.test(name)) answer.setHeader(name, value);
      sent?.release();
      drainRefused(request);
      answer.status(spoken.status).end();
    } catch (error) {
      sent?.release();
      drainRefused(request);
      throw error;
    }
  }

  async #tellAddress(answer: Answer, name: UploadName): Promise<void> {
    const address = await this.#address(name);
    if (address === null) throw refuse.notFound('upload');
    answer.setHeader(VIDEO_FILE_HEADER, address);
  }
}

/** @throws RefusedError 401 */
function callerOf({ caller }: AppRequest): string {
  if (caller === null || caller === undefined) throw refuse.noToken();
  return caller.userId;
}

function passed(request: AppRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (PASSED.test(name) && typeof value === 'string') headers.set(name, value);
  return headers;
}
