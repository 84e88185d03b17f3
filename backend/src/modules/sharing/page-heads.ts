import { Inject, Injectable } from '@nestjs/common';
import { placeOfPath } from '@combolab/contracts/frame-data';
import type { BackendPorts } from '../../backend-ports.js';
import { PORTS } from '../../tokens.js';
import { CombosView } from '../combo-pages/combos.view.js';
import { unfurlTags } from './unfurl.js';

const COMBO = /^\/(?:combo|embed)\/([\w-]{1,64})\/?$/;

/** What is said of an address in the head of its document, and whether there is anything at it. */
export interface PageHead {
  readonly status: 200 | 404;
  /** Elements in place of the document's title and description; null to leave these. */
  readonly tags: string | null;
}
const PLAIN: PageHead = { status: 200, tags: null };
const NOTHING: PageHead = { status: 404, tags: null };

/** Heads of documents, for programs that read a page without running it. */
@Injectable()
export class PageHeads {
  constructor(
    @Inject(PORTS) private readonly ports: Pick<BackendPorts, 'settings'>,
    @Inject(CombosView) private readonly combos: CombosView,
  ) {}

  /** Never fails: a page that cannot be described is served all the same, and says itself what is wrong. */
  async of(path: string): Promise<PageHead> {
    const comboId = COMBO.exec(path)?.[1];
    if (comboId === undefined) return placeOfPath(path)?.kind === 'unknown' ? NOTHING : PLAIN;
    const found = await this.combos.cards([comboId], null).catch(() => null);
    if (found === null) return PLAIN;
    const [combo] = found;
    return combo === undefined ? NOTHING : { status: 200, tags: unfurlTags(this.ports.settings.publicUrl, combo) };
  }
}
