import { fillCards } from '../../shared/combos/card-api.js';
import type { Filters } from '@combolab/contracts/filters';
import type { SharedDispatch, SharedState } from '../../shared/state.js';
import { broughtBack, letGo, planPages } from '../../shared/search/found-page.js';
import { askPage, changeFound, selectFound } from '../../shared/search/search-api.js';

/** Pages that are on their way again. */
const asked = new Set<string>();

/** Lets cards of pages far from `first` to `last` go, and asks again for those near them. */
export const holdPagesNear =
  (filters: Filters, first: number, last: number) =>
  (dispatch: SharedDispatch, getState: () => SharedState): void => {
    const found = selectFound(filters)(getState()).data;
    if (found === undefined) return;
    const plan = planPages(found.pages, first, last);
    const understood = found.pages[0]?.understood;
    if (plan.letGo.length > 0 && understood !== undefined)
      dispatch(
        changeFound(filters, (pages) => {
          for (const n of plan.letGo) {
            const page = pages[n];
            if (page !== undefined) pages[n] = letGo(page, understood);
          }
        }),
      );
    for (const n of plan.bringBack) {
      const cursor = found.pageParams[n];
      if (typeof cursor === 'string') void dispatch(bringBack(filters, n, cursor));
    }
  };

const bringBack =
  (filters: Filters, n: number, cursor: string) =>
  async (dispatch: SharedDispatch): Promise<void> => {
    const key = JSON.stringify([filters, cursor]);
    if (asked.has(key)) return;
    asked.add(key);
    const sent = await askPage(filters, cursor, new AbortController().signal);
    asked.delete(key);
    if ('error' in sent) return; // it is asked for again at the next scroll
    dispatch(fillCards(sent.data.hits));
    dispatch(
      changeFound(filters, (pages) => {
        const page = pages[n];
        if (page?.held === false) pages[n] = broughtBack(page, sent.data);
      }),
    );
  };
