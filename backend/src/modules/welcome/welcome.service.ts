import { Inject, Injectable } from '@nestjs/common';
import { GAME_IDS, type AnswerOf, type ComboCard, type routes } from '@combolab/contracts';
import { EVERYTHING, type SearchAnswer } from '@combolab/platform';
import { CombosView } from '../combo-pages/combos.view.js';
import { SearchService } from '../search/search.service.js';

/** Of so many of the newest combos one is chosen. */
const NEWEST = 10;

/** Ready, and with enough presses to be worth watching; else the newest. */
const worthWatching = <C extends Pick<ComboCard, 'previewState' | 'difficulty'>>(newest: readonly C[]): C | null =>
  newest.find(({ previewState, difficulty }) => previewState.state === 'ready' && difficulty !== 'Easy') ??
  newest[0] ??
  null;

const countsOf = ({ facets }: Pick<SearchAnswer, 'facets'>) =>
  GAME_IDS.flatMap((gameId) => {
    const combos = facets?.game.find(({ value }) => value === gameId)?.count ?? 0;
    return combos === 0 ? [] : [{ gameId, combos }];
  });

/** What a visitor sees of the product before they have asked for anything. */
@Injectable()
export class WelcomeService {
  constructor(
    @Inject(SearchService) private readonly index: SearchService,
    @Inject(CombosView) private readonly combos: CombosView,
  ) {}

  /** @param callerId whose likes and favourites the combo shows; null for a visitor */
  async of(callerId: string | null): Promise<AnswerOf<typeof routes.welcome>> {
    const found = await this.index.search({ ...EVERYTHING, limit: NEWEST, facets: true });
    const newest = await this.combos.whole(found.ids, callerId);
    return { sample: worthWatching(newest), counts: countsOf(found) };
  }
}
