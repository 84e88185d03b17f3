import { Controller, Inject } from '@nestjs/common';
import { routes, type RawClipState } from '@combolab/contracts';
import { ValidCall, type Call } from '../../../http/call.decorator.js';
import { RateLimits } from '../../../http/rate-limits.js';
import { Route } from '../../../http/route.decorator.js';
import { RawClips } from './raw-clips.js';

/** What the server makes of raw videos: asked again and again until it is ready. */
@Controller()
export class RawClipsController {
  constructor(
    @Inject(RateLimits) private readonly limits: RateLimits,
    @Inject(RawClips) private readonly raw: RawClips,
  ) {}

  @Route(routes.uploadProxy)
  async proxy(@ValidCall() { caller, params }: Call<typeof routes.uploadProxy>): Promise<RawClipState> {
    await this.limits.take('command', caller.userId);
    return this.raw.ask({ ownerId: caller.userId, uploadId: params.uploadId }, { kind: 'proxy' });
  }

  @Route(routes.cutUpload)
  async cut(@ValidCall() { caller, params, body }: Call<typeof routes.cutUpload>): Promise<RawClipState> {
    await this.limits.take('command', caller.userId);
    return this.raw.ask({ ownerId: caller.userId, uploadId: params.uploadId }, { kind: 'cut', part: body });
  }
}
