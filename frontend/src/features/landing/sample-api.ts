import { GAMES, type Combo, type GameId, type SearchResult } from '@combolab/contracts';
import { baseApi } from '../../shared/api/base-api.js';
import { calls } from '../../shared/api/calls.js';
import { request } from '../../shared/api/request.js';
import { send } from '../../shared/api/send.js';

/** The newest that is ready and has enough presses to be worth watching, else the newest. */
const worthShowing = (hits: SearchResult['hits']) =>
  hits.find(({ previewState, difficulty }) => previewState.state === 'ready' && difficulty !== 'Easy') ?? hits[0];

/** What a visitor is shown of the product as it is now. */
export interface Welcome {
  /** One combo with its presses; null while nobody has shared one. */
  readonly sample: Combo | null;
  /** How many combos there are, for each game that has some. */
  readonly counts: readonly { readonly gameId: GameId; readonly name: string; readonly combos: number }[];
}

const countsOf = ({ facets }: SearchResult): Welcome['counts'] =>
  GAMES.flatMap(({ id: gameId, shortName: name }) => {
    const combos = facets?.game.find(({ value }) => value === gameId)?.count ?? 0;
    return combos === 0 ? [] : [{ gameId, name, combos }];
  });

/** Into the browser's cache, out of which the player takes it: it need not wait for the rest of the combo. */
function fetchPicture(address: string): void {
  new Image().src = address;
}

const sampleApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    welcome: build.query<Welcome, undefined>({
      queryFn: async (_nothing, { signal }) => {
        const found = await send(request(calls.search, { query: { limit: 10, facets: '1' } }), signal);
        if ('error' in found) return found;
        const result = found.data as SearchResult;
        const counts = countsOf(result);
        const hit = worthShowing(result.hits);
        if (hit === undefined) return { data: { sample: null, counts } };
        if (hit.thumbnail !== null) fetchPicture(hit.thumbnail);
        const whole = await send(request(calls.combo, { params: { comboId: hit._id } }), signal);
        if ('error' in whole) return whole;
        return { data: { sample: (whole.data as readonly Combo[])[0] ?? null, counts } };
      },
      keepUnusedDataFor: 300,
    }),
  }),
});

export const { useWelcomeQuery } = sampleApi;
