import { Inject, Injectable } from '@nestjs/common';
import type { QueryOf, Reason, routes } from '@combolab/contracts';
import { reasonsOf } from '@combolab/platform';
import type { BackendPorts } from '../../backend-ports.js';
import { refuse } from '../../problems.js';
import { PORTS } from '../../tokens.js';
import { combosCollection, isShown } from '../combos/combos.projection.js';
import { NO_VOTES } from '../feedback/tallies.projection.js';
import { AskedAuthors } from './asked-authors.js';
import { askedQuery, authorsOf } from './asked-query.js';
import { searchDocument } from './index-source.js';

/** Why a combo stands where it does among what a question finds. */
@Injectable()
export class WhyService {
  constructor(
    @Inject(PORTS) private readonly ports: Pick<BackendPorts, 'documents'>,
    @Inject(AskedAuthors) private readonly authors: AskedAuthors,
  ) {}

  /** @throws RefusedError 404 for a combo that nobody is shown */
  async of(comboId: string, asked: QueryOf<typeof routes.search>): Promise<readonly Reason[]> {
    const stored = await this.ports.documents.get(combosCollection, comboId);
    if (stored === null || !isShown(stored.doc)) throw refuse.notFound('combo');
    const authors = await this.authors.known(authorsOf(asked));
    const { query } = askedQuery(asked, authors);
    // likes and the version tell nothing of how near it is
    return reasonsOf(searchDocument(comboId, stored.doc, [0, 0], NO_VOTES), query);
  }
}
