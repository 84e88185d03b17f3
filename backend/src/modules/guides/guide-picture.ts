import { Inject, Injectable } from '@nestjs/common';
import { LIMITS } from '@combolab/contracts';
import type { BackendPorts } from '../../backend-ports.js';
import { RateLimits } from '../../http/rate-limits.js';
import type { AppRequest } from '../../http/request.js';
import { PORTS } from '../../tokens.js';
import { fileAddress } from '../files/file-address.js';
import { PictureMaker } from '../pictures/picture-maker.js';
import { receivePicture } from '../pictures/receive-picture.js';
import { storePicture } from '../pictures/store-picture.js';
import { GuideGuard } from './guide-guard.js';

const SIZE = { width: 1200, height: 675 };

/** Takes the picture that shows a guide among guides; a save makes it the guide's. */
@Injectable()
export class GuidePicture {
  constructor(
    @Inject(PORTS) private readonly ports: Pick<BackendPorts, 'blobs'>,
    @Inject(RateLimits) private readonly limits: RateLimits,
    @Inject(GuideGuard) private readonly guard: GuideGuard,
    @Inject(PictureMaker) private readonly maker: PictureMaker,
  ) {}

  /** @throws RefusedError 403, 404 when it is not the caller's guide; 400, 413, 415, 422 for what is no picture for it */
  async take(request: AppRequest, userId: string, guideId: string): Promise<{ previewImage: string }> {
    await this.guard.mustBeOwn(userId, guideId);
    await this.limits.take('upload', userId);
    const picture = await receivePicture(request, {
      maxBytes: LIMITS.guidePreviewBytes,
      tooLarge: 'Picture size is bigger than 5MB. Please compress your picture',
      types: ['png', 'jpeg', 'gif', 'webp', 'avif'],
    });
    await this.limits.take('upload-bytes', userId, picture.bytes.length);
    const made = await this.maker.make(picture, SIZE);
    return { previewImage: fileAddress(await storePicture(this.ports.blobs, `guides/${guideId}`, made)) };
  }
}
