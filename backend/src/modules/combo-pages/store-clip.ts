import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import {
  ClipRefusedError,
  contentHash,
  contentName,
  fileHash,
  knownKey,
  randomId,
  type InspectedClip,
} from '@combolab/platform';
import type { BackendPorts } from '../../backend-ports.js';
import { RefusedError } from '../../problems.js';
import { PORTS } from '../../tokens.js';
import { ClipChecks } from '../uploads/checks/clip-checks.js';
import type { ReceivedClip } from '../uploads/receive-clip.js';
import type { ComboContent, StoredVideoData } from '../combos/combo.state.js';
import { refusePastTheEnd } from '../combos/past-the-end.js';

export type LocalClip = Pick<ReceivedClip, 'file' | 'container'> & Partial<Pick<ReceivedClip, 'sha256'>>;

/** Looks a clip over and puts its files where combos have them, ahead of the fact that names them. */
@Injectable()
export class StoreClip {
  constructor(
    @Inject(PORTS) private readonly ports: Pick<BackendPorts, 'blobs'>,
    @Inject(ClipChecks) private readonly checks: ClipChecks,
  ) {}

  /**
   * @param look looks at the clip
   * @throws RefusedError 422 for a clip that cannot be shown, or that is over before the last of the presses or samples
   */
  async inspect(
    look: () => Promise<InspectedClip>,
    content: Pick<ComboContent, 'actions' | 'sticks'>,
  ): Promise<InspectedClip> {
    try {
      const facts = await look();
      refusePastTheEnd(content, facts.lastFrame);
      return facts;
    } catch (error) {
      if (error instanceof ClipRefusedError) throw new RefusedError(422, error.code, 'Clip refused', error.message);
      throw error;
    }
  }

  /** Takes the file over. */
  async store(comboId: string, ownerId: string, clip: LocalClip, facts: InspectedClip): Promise<StoredVideoData> {
    const unique = randomId();
    const copy = `${clip.file}.playable`;
    const playable = await this.checks.inTurn(ownerId, () => facts.makePlayable(copy)).catch(() => null);
    const playableKey =
      playable === null ? null : contentName(`combos/${comboId}/playable-${unique}.${playable}`, await fileHash(copy));
    const sha256 = clip.sha256 ?? (await contentHash(createReadStream(clip.file), 'hex'));
    const hash = Buffer.from(sha256, 'hex').toString('base64url');
    const sourceKey = contentName(`combos/${comboId}/source-${unique}.${clip.container}`, hash);
    try {
      if (playableKey !== null) await this.ports.blobs.putFile(playableKey, copy);
      await this.ports.blobs.putFile(sourceKey, clip.file);
      await this.ports.blobs.put(knownKey(sourceKey), Readable.from([Buffer.from(JSON.stringify(facts.known))]));
    } finally {
      await rm(copy, { force: true });
    }
    const { width, height, frames } = facts;
    return { sourceKey, playableKey, width, height, frames, sha256 };
  }

  async discard({ sourceKey, playableKey }: StoredVideoData): Promise<void> {
    await this.ports.blobs.delete(sourceKey);
    await this.ports.blobs.delete(knownKey(sourceKey));
    if (playableKey !== null) await this.ports.blobs.delete(playableKey);
  }
}
