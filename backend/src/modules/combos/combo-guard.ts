import { Inject, Injectable } from '@nestjs/common';
import { ComboDeleted, streams } from '@combolab/contracts';
import type { BackendPorts } from '../../backend-ports.js';
import { fold } from '../../commands/decider.js';
import { refuse } from '../../problems.js';
import { PORTS } from '../../tokens.js';
import { seesHidden } from '../users/may-moderate.js';
import { comboDecider, existing } from './combo.decider.js';
import { lastFrameOf } from './combo.state.js';
import { combosCollection } from './combos.projection.js';
import { pastTheEnd } from './past-the-end.js';

/** Asks the log itself whether a combo is there. */
@Injectable()
export class ComboGuard {
  constructor(@Inject(PORTS) private readonly ports: Pick<BackendPorts, 'documents' | 'log'>) {}

  /** @throws RefusedError 404 when it never was or was deleted */
  async mustExist(comboId: string): Promise<void> {
    const { version, lastType } = await this.ports.log.head(streams.combo(comboId));
    if (version === 0 || lastType === ComboDeleted.type) throw refuse.notFound('combo');
  }

  /** As above, and that the caller may see it. @throws RefusedError 404 */
  async mustBeSeen(comboId: string, callerId: string | null): Promise<void> {
    await this.mustExist(comboId);
    const { documents } = this.ports;
    const doc = (await documents.get(combosCollection, comboId))?.doc;
    if (doc?.hidden === true && !(await seesHidden(documents, doc.authorId, callerId))) throw refuse.notFound('combo');
  }

  /** @throws RefusedError 422 when its clip is over before this frame */
  async mustHaveFrame(comboId: string, frame: number): Promise<void> {
    const combo = existing(fold(comboDecider, await this.ports.log.readStream(streams.combo(comboId))));
    const lastFrame = lastFrameOf(combo);
    if (frame > lastFrame) throw pastTheEnd('A comment', frame, lastFrame);
  }

  /** @throws RefusedError 404 when it never was */
  async mustHaveBeen(comboId: string): Promise<void> {
    if ((await this.ports.log.head(streams.combo(comboId))).version === 0) throw refuse.notFound('combo');
  }
}
