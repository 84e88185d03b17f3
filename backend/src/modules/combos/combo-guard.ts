import { Inject, Injectable } from '@nestjs/common';
import { ComboDeleted, streams } from '@combolab/contracts';
import type { BackendPorts } from '../../backend-ports.js';
import { fold } from '../../commands/decider.js';
import type { Foreseen } from '../../commands/foreseen.js';
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
  async mustExist(comboId: string, foreseen?: Foreseen): Promise<void> {
    const lastType = await this.#lastType(comboId, foreseen);
    if (lastType === null || lastType === ComboDeleted.type) throw refuse.notFound('combo');
  }

  /** As above, and that the caller may see it. @throws RefusedError 404 */
  async mustBeSeen(comboId: string, callerId: string | null, foreseen?: Foreseen): Promise<void> {
    await this.mustExist(comboId, foreseen);
    const { documents } = this.ports;
    const known = foreseen?.get(combosCollection, comboId);
    const doc = (known === undefined ? await documents.get(combosCollection, comboId) : known)?.doc;
    if (doc?.hidden === true && !(await seesHidden(documents, doc.authorId, callerId))) throw refuse.notFound('combo');
  }

  /** @throws RefusedError 422 when its clip is over before this frame */
  async mustHaveFrame(comboId: string, frame: number): Promise<void> {
    const combo = existing(fold(comboDecider, await this.ports.log.readStream(streams.combo(comboId))));
    const lastFrame = lastFrameOf(combo);
    if (frame > lastFrame) throw pastTheEnd('A comment', frame, lastFrame);
  }

  /** @throws RefusedError 404 when it never was */
  async mustHaveBeen(comboId: string, foreseen?: Foreseen): Promise<void> {
    if ((await this.#lastType(comboId, foreseen)) === null) throw refuse.notFound('combo');
  }

  /** null when it never was. */
  async #lastType(comboId: string, foreseen?: Foreseen): Promise<string | null> {
    const stream = streams.combo(comboId);
    const last = foreseen?.last(stream);
    return last === undefined ? (await this.ports.log.head(stream)).lastType : (last?.type ?? null);
  }
}
