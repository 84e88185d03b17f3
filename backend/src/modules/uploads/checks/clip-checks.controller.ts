import { Controller, Inject } from '@nestjs/common';
import { routes, type ClipCheck } from '@combolab/contracts';
import { ValidCall, type Call } from '../../../http/call.decorator.js';
import { RateLimits } from '../../../http/rate-limits.js';
import { Route } from '../../../http/route.decorator.js';
import { OwnUploads } from '../resumable/own-uploads.js';
import { ClipChecks } from './clip-checks.js';

/** What is wrong with a clip, told while its author still annotates. */
@Controller()
export class ClipChecksController {
  constructor(
    @Inject(RateLimits) private readonly limits: RateLimits,
    @Inject(OwnUploads) private readonly uploads: OwnUploads,
    @Inject(ClipChecks) private readonly checks: ClipChecks,
  ) {}

  @Route(routes.checkUpload)
  async check(@ValidCall() { caller, params }: Call<typeof routes.checkUpload>): Promise<ClipCheck> {
    await this.limits.take('command', caller.userId);
    const { upload, clip } = await this.uploads.whole({ ownerId: caller.userId, uploadId: params.uploadId });
    return this.checks.stateOf(upload, upload.cut ?? clip);
  }
}
