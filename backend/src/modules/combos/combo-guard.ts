import { Inject, Injectable } from '@nestjs/common';
import { ComboDeleted, streams } from '@combolab/contracts';
import type { BackendPorts } from '../../backend-ports.js';
import { refuse } from '../../problems.js';
import { PORTS } from '../../tokens.js';
import { seesHidden } from '../users/may-moderate.js';
import { combosCollection } from './combos.projection.js';

/** Asks the log itself whether a combo is there. */
@Injectable()
export class ComboGuard {
  constructor(@Inject(PORTS) private readonly ports: BackendPorts) {}

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

  /** @throws RefusedError 404 when it never was */
  async mustHaveBeen(comboId: string): Promise<void> {
    if ((await this.ports.log.head(streams.combo(comboId))).version === 0) throw refuse.notFound('combo');
  }
}
