import { Inject, Injectable } from '@nestjs/common';
import type { QueryOf, routes } from '@combolab/contracts';
import { AskedAuthors } from './asked-authors.js';
import { askedQuery, authorsOf, queryOf } from './asked-query.js';
import { easingsOf, type Question } from './easings.js';
import { searchNear, type NearFound } from './near-search.js';
import { SearchService } from './search.service.js';

/** What a question was taken for and what was found. */
export interface Answered extends NearFound {
  readonly understood: Question['understood'];
  /** The hits stand by how well they answer, in no other order. */
  readonly isBest: boolean;
}

/** Asks questions as addresses have them. */
@Injectable()
export class Questions {
  constructor(
    @Inject(SearchService) private readonly index: SearchService,
    @Inject(AskedAuthors) private readonly authors: AskedAuthors,
  ) {}

  /** @throws RefusedError 400, or 503 while the engine is away and text is asked for */
  async ask(asked: QueryOf<typeof routes.search>): Promise<Answered> {
    const authors = await this.authors.known(authorsOf(asked));
    const question = { asked, understood: askedQuery(asked, authors).understood };
    const near = await searchNear({
      question,
      easings: easingsOf(question),
      queryOf: (each) => queryOf(each, authors),
      search: (each) => this.index.search(each),
    });
    return { ...near, understood: question.understood, isBest: queryOf(question, authors).sort === 'best' };
  }

  /**
   * How many combos meet all of it; null where the engine is away and only some of them could be looked through.
   * @throws RefusedError 400, or 503 while the engine is away and text is asked for
   */
  async total(asked: QueryOf<typeof routes.search>): Promise<number | null> {
    const authors = await this.authors.known(authorsOf(asked));
    const { query } = askedQuery({ ...asked, cursor: undefined, limit: 1, facets: undefined }, authors);
    const { total, textSearchOff } = await this.index.search(query);
    return textSearchOff === null ? total : null;
  }
}
