import type { SearchResult } from '@combolab/contracts';
import { baseApi } from '../../shared/api/base-api.js';
import { calls } from '../../shared/api/calls.js';
import { request } from '../../shared/api/request.js';
import { send } from '../../shared/api/send.js';

/** Which combos a link of the frame data leads to; the move is done in them, not only spoken of. */
export interface AskedClips {
  readonly fighterId: string;
  /** Id of the move in the search. */
  readonly move: string;
  /** `opens`: they begin with it; `performs`: it is anywhere in them. */
  readonly where: 'opens' | 'performs';
  /** Only those that their author says begin out of shield. */
  readonly outOfShield: boolean;
}

/** How many combos there are, and the first of them that the search shows; null where there are none. */
export interface CountedClips {
  readonly count: number;
  readonly first: string | null;
}

const clipCountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** How many combos of a fighter do a move. */
    clipCount: build.query<CountedClips, AskedClips>({
      queryFn: async ({ fighterId, move, where, outOfShield }, { signal }) => {
        const query = { attacker: fighterId, [where]: move, ...(outOfShield && { outOfShield: 'true' }), limit: 1 };
        const sent = await send(request(calls.search, { query }), signal);
        if ('error' in sent) return sent;
        const { total, hits } = sent.data as SearchResult;
        return { data: { count: total, first: hits[0]?._id ?? null } };
      },
      keepUnusedDataFor: 300,
    }),
  }),
});

export const { useClipCountQuery } = clipCountApi;

/** Combos that begin with a move, and what was asked for to find them. */
interface PunishClips {
  readonly asked: AskedClips;
  /** Undefined while they are counted. */
  readonly clips: CountedClips | undefined;
}

/** Combos that begin with a move out of shield; where no author says so, all that begin with it. */
export function usePunishClips(move: Pick<AskedClips, 'fighterId' | 'move'>): PunishClips {
  const punishes = { ...move, where: 'opens', outOfShield: true } as const;
  const { data: said } = useClipCountQuery(punishes);
  const all = { ...punishes, outOfShield: false };
  const { data: counted } = useClipCountQuery(all, { skip: said?.count !== 0 });
  return said?.count === 0 ? { asked: all, clips: counted } : { asked: punishes, clips: said };
}
