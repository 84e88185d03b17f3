import { useEffect, type ComponentType } from 'react';
import { gameOrDefault, type GameId } from '@combolab/contracts';
import { useSendStoredRuns } from '../../entities/practice/stored-runs.js';
import { useAuth } from '../../shared/auth/use-auth.js';
import type { DrawCard } from '../../shared/combos/card-shelf.js';
import { lastGame } from '../../shared/games/last-game.js';
import { dateWords } from '../../shared/language/formats.js';
import { useChoice } from '../../shared/lib/stored-choice.js';
import { useDelayed } from '../../shared/lib/use-delayed.js';
import { useTitle } from '../../shared/lib/use-title.js';
import { startLive } from '../../shared/live/live-socket.js';
import { DuePart } from './due-part.js';
import { FollowedPart } from './followed-part.js';
import { Part } from './part.js';
import { PhonePart } from './phone-part.js';
import { SearchesPart } from './searches-part.js';
import { TodayGhost } from './today-ghost.js';
import { useToday } from './use-today.js';
import { t } from './texts.js';
import styles from './today.module.css';

export interface TodayParts {
  readonly Card: DrawCard;
  /** The unfinished combos on this device, under a heading of their own; nothing where there are none. */
  readonly Drafts: ComponentType<{ readonly userId: string }>;
}

const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** What waits for who is signed in: due practice, what others made, what was begun. */
export function TodayPage({ Card, Drafts }: TodayParts) {
  const { userId } = useAuth();
  const { id: gameId } = gameOrDefault(useChoice(lastGame));
  useTitle(t('today'));
  useEffect(startLive, []);
  if (userId === null) return null;
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{t('today')}</h1>
        <p>{dateWords(new Date(), DAY)}</p>
      </header>
      <Parts userId={userId} gameId={gameId} Card={Card} Drafts={Drafts} />
    </main>
  );
}

interface PartsProps extends TodayParts {
  readonly userId: string;
  readonly gameId: GameId;
}

function Parts({ userId, gameId, Card, Drafts }: PartsProps) {
  const today = useToday(userId, gameId);
  const late = useDelayed(!today.ready);
  useSendStoredRuns();
  if (!today.ready)
    return (
      <div className={styles.columns} role="status" aria-label={t('loadingYourDay')}>
        <div className={styles.column}>{late && <TodayGhost />}</div>
      </div>
    );
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <DuePart today={today} />
        <FollowedPart today={today} gameId={gameId} Card={Card} />
      </div>
      <div className={styles.column}>
        {today.daily?.combo != null && (
          <Part title={t('comboOfTheDay')}>
            <div className={styles.daily}>
              <Card listed={today.daily.combo} />
            </div>
          </Part>
        )}
        <Drafts userId={userId} />
        <SearchesPart userId={userId} />
        <PhonePart />
      </div>
    </div>
  );
}
