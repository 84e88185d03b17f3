import { useState } from 'react';
import type { GameId } from '@combolab/contracts';
import type { DrawCard } from '../../shared/combos/card-shelf.js';
import { dayNow, useDailyComboQuery } from '../../shared/combos/daily-api.js';
import { Part } from './part.js';
import styles from './today.module.css';

/** The combo of the day; nothing while it is not known, and where a game has none. */
export function DailyPart({ gameId, Card }: { readonly gameId: GameId; readonly Card: DrawCard }) {
  const [day] = useState(dayNow);
  const combo = useDailyComboQuery({ gameId, day }).currentData?.combo;
  if (combo === null) return null;
  return (
    <Part title="Combo of the day">
      <div className={styles.daily}>{combo !== undefined && <Card listed={combo} />}</div>
    </Part>
  );
}
