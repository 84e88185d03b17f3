import { Inject, Injectable } from '@nestjs/common';
import { LIMITS } from '@combolab/contracts';
import type { BackendPorts } from '../../backend-ports.js';
import { RateLimits } from '../../http/rate-limits.js';
import type { AppRequest } from '../../http/request.js';
import { refuse } from '../../problems.js';
import { PORTS } from '../../tokens.js';
import { fileAddress } from '../files/file-address.js';
import { PictureMaker } from '../pictures/picture-maker.js';
import { receivePicture } from '../pictures/receive-picture.js';
import { storePicture } from '../pictures/store-picture.js';
import { Accounts } from './accounts.js';

const SIZE = { width: 512, height: 512 };

/** Takes the picture of a user; update-user makes it the profile's. */
@Injectable()
export class UserPicture {
  constructor(
    @Inject(PORTS) private readonly ports: Pick<BackendPorts, 'blobs'>,
    @Inject(RateLimits) private readonly limits: RateLimits,
    @Inject(PictureMaker) private readonly maker: PictureMaker,
    @Inject(Accounts) private readonly accounts: Accounts,
  ) {}

  /** @throws RefusedError 400, 401, 413, 415, 422 for what is no picture for it */
  async take(request: AppRequest, userId: string): Promise<{ photoUrl: string }> {
    await this.limits.take('upload', userId);
    const picture = await receivePicture(request, {
      maxBytes: LIMITS.pictureBytes,
      tooLarge: 'Picture size is bigger than 10MB. Please compress your picture',
      types: ['png', 'gif', 'jpeg'],
    });
    await this.limits.take('upload-bytes', userId, picture.bytes.length);
    const made = await this.maker.make(picture, SIZE);
    const key = await storePicture(this.ports.blobs, `users/${userId}`, made);
    // what removes the files of an ended account may have passed by already
    if (await this.accounts.isGone(userId)) {
      await this.ports.blobs.delete(key);
      throw refuse.badToken();
    }
    return { photoUrl: fileAddress(key) };
  }

  /** @throws RefusedError 400 when the address is not of a picture that this user has sent */
  async mustBeOwn(userId: string, address: string): Promise<void> {
    const folder = fileAddress(`users/${userId}/`);
    if (!address.startsWith(folder))
      throw refuse.malformed('photoUrl: must be the address of an own uploaded picture.');
    if ((await this.ports.blobs.stat(address.slice(fileAddress('').length))) === null)
      throw refuse.malformed('photoUrl: this picture is not there (any more). Upload it again.');
  }
}
