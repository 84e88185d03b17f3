import { useEffect, type ComponentType } from 'react';
import { useAuth } from '../../shared/auth/use-auth.js';
import type { DrawCard } from '../../shared/combos/card-shelf.js';
import { gameOrDefault } from '@combolab/contracts';
import { lastGame } from '../../shared/games/last-game.js';
import { useChoice } from '../../shared/lib/stored-choice.js';
import { useTitle } from '../../shared/lib/use-title.js';
import { startLive } from '../../shared/live/live-socket.js';
import { DailyPart } from './daily-part.js';
import { DuePart } from './due-part.js';
import { FollowedPart } from './followed-part.js';
import { SearchesPart } from './searches-part.js';
import styles from './today.module.css';

export interface TodayParts {
  readonly Card: DrawCard;
  /** The unfinished combos on this device, under a heading of their own; nothing where there are none. */
  readonly Drafts: ComponentType<{ readonly userId: string }>;
}

const DAY = new Intl.DateTimeFormat('en', { weekday: 'long', day: 'numeric', month: 'long' });

/** What waits for who is signed in: due practice, what others made, what was begun. */
export function TodayPage({ Card, Drafts }: TodayParts) {
  const { userId } = useAuth();
  const { id: gameId } = gameOrDefault(useChoice(lastGame));
  useTitle('Today');
  useEffect(startLive, []);
  if (userId === null) return null;
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>Today</h1>
        <p>{DAY.format(new Date())}</p>
      </header>
      <div className={styles.columns}>
        <div className={styles.column}>
          <DuePart userId={userId} gameId={gameId} />
          <FollowedPart userId={userId} gameId={gameId} Card={Card} />
        </div>
        <div className={styles.column}>
          <DailyPart gameId={gameId} Card={Card} />
          <Drafts userId={userId} />
          <SearchesPart userId={userId} />
        </div>
      </div>
    </main>
  );
}
