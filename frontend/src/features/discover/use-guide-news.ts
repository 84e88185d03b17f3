import { useEffect, useState } from 'react';
import { compareVersions, rooms, type ViewVersion } from '@combolab/contracts';
import { followRoom } from '../../shared/live/live-socket.js';

/**
 * Whether guides of a game have come or gone since they were fetched, by messages or while the connection was lost.
 * @param fetchedAt when they were fetched; a change forgets the news
 */
export function useGuideNews(game: string, fetchedAt: number | undefined): boolean {
  const [news, setNews] = useState(false);
  useEffect(() => {
    if (fetchedAt === undefined) return;
    let joinedAt: ViewVersion | undefined;
    const leave = followRoom(rooms.guides(game), {
      versions: () => ({}),
      onView: ({ part }) => {
        if (part === 'list') setNews(true);
      },
      onJoined: ({ list }) => {
        if (joinedAt !== undefined && list !== undefined && compareVersions(list, joinedAt) > 0) setNews(true);
        joinedAt ??= list;
      },
    });
    return () => {
      leave();
      setNews(false);
    };
  }, [game, fetchedAt]);
  return news;
}
