import type { FighterFrames } from '@combolab/contracts/frame-data';
import { useFighterFramesQuery } from '../../entities/frame-data/frame-data-api.js';
import type { ToolChoice } from '../../entities/frame-data/tool-link.js';

/** The files of those who are asked for; null while nobody is, or theirs has not come. */
export interface AskedFighters {
  readonly defender: FighterFrames | null;
  readonly attacker: FighterFrames | null;
  readonly compared: FighterFrames | null;
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly refetch: () => void;
}

/**
 * Fetches the frames of the two or three who are asked for, and of nobody else.
 * @param roster ids of those there are frames of
 */
export function useAskedFighters(
  gameId: string,
  { defender, attacker, compared }: ToolChoice,
  roster: readonly string[],
): AskedFighters {
  const ids = [defender, attacker, compared].map((slug) => `${gameId}:${slug ?? ''}`);
  const [first = '', second = '', third = ''] = ids;
  const asked = [
    useFighterFramesQuery(first, { skip: !roster.includes(first) }),
    useFighterFramesQuery(second, { skip: !roster.includes(second) }),
    useFighterFramesQuery(third, { skip: !roster.includes(third) }),
  ] as const;
  const [mine, theirs, other] = asked.map(({ currentData }) => currentData ?? null) as [
    FighterFrames | null,
    FighterFrames | null,
    FighterFrames | null,
  ];
  return {
    ...{ defender: mine, attacker: theirs, compared: other },
    isLoading: asked.some(({ isFetching }) => isFetching),
    error: asked.find(({ error }) => error !== undefined)?.error,
    refetch: () => {
      for (const query of asked) if (query.error !== undefined) void query.refetch();
    },
  };
}
