import { chipsOf } from '../../../entities/fighters/together.js';

interface Props {
  readonly gameId: string;
  /** Ids of fighters. */
  readonly ids: readonly string[];
}

/** Many defenders in few words: whole sets by their name. */
export function ManyDefenders({ gameId, ids }: Props) {
  return chipsOf(gameId, ids)
    .map(({ label }) => label)
    .join(', ');
}
