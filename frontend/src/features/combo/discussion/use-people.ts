import { useMemo, useState } from 'react';
import type { AuthorData, Comment } from '@combolab/contracts';

type People = ReadonlyMap<string, string>;

const isSame = (a: People, b: People): boolean => a.size === b.size && [...a].every(([name, id]) => b.get(name) === id);

/** User ids of a discussion's people by lower-cased display name; the same map until one comes or goes. */
export function usePeople(authors: readonly AuthorData[], comments: readonly Comment[] | undefined): People {
  const now = useMemo(
    () =>
      new Map(
        [...authors, ...(comments ?? []).flatMap(({ authorData }) => authorData)].map(({ _id, displayName }) => [
          displayName.toLowerCase(),
          _id,
        ]),
      ),
    [authors, comments],
  );
  const [people, setPeople] = useState<People>(now);
  if (people === now || isSame(people, now)) return people;
  setPeople(now);
  return now;
}
