import { slugOf } from '@combolab/contracts';
import type { FighterFrames, RosterStats, Stat } from '@combolab/contracts/frame-data';
import { useState } from 'react';
import { useRosterStatsQuery } from '../../../entities/frame-data/frame-data-api.js';
import { ErrorNotice } from '../../../shared/ui/error-notice.js';
import { Disclosure } from '../../../shared/ui/disclosure.js';
import { Spinner } from '../../../shared/ui/spinner.js';
import { Histogram } from './histogram.js';
import { histogram, placeOf } from './roster-place.js';
import { STAT_WORDS, statsIn } from './stat-words.js';
import { t } from '../texts.js';
import styles from './stats-panel.module.css';
import { numberWords } from '../../../shared/language/formats.js';

interface Props {
  readonly gameId: string;
  readonly fighter: FighterFrames;
  readonly second: FighterFrames | null;
}

/** Body and movement against the whole roster, fetched when it is opened. */
export function StatsPanel({ gameId, fighter, second }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <Disclosure
      onToggle={setOpen}
      summary={t.rich('bodyAndMovementAgainstAll', { span: <span className={styles.against} /> })}
    >
      {open && <Opened gameId={gameId} fighter={fighter} second={second} />}
    </Disclosure>
  );
}

function Opened({ gameId, fighter, second }: Props) {
  const { data, error, isLoading, refetch } = useRosterStatsQuery(gameId);
  if (isLoading) return <Spinner label={t('loadingTheNumbersOfAll')} />;
  const fighters = second === null ? [fighter] : [fighter, second];
  const stats = statsIn(...fighters.map((each) => each.stats));
  return (
    <>
      {error !== undefined && (
        <ErrorNotice title={t('theOtherFightersNumbersCould')} error={error} onRetry={() => void refetch()} />
      )}
      {stats.length === 0 && <p className={styles.none}>{t('noSourceThatWeTrustHas', { name: fighter.name })}</p>}
      <ul className={styles.stats}>
        {stats.map((stat) => (
          <StatTile key={stat} stat={stat} fighters={fighters} roster={data ?? {}} />
        ))}
      </ul>
    </>
  );
}

interface TileProps {
  readonly stat: Stat;
  readonly fighters: readonly FighterFrames[];
  readonly roster: RosterStats;
}

/** Numbers of the roster, those of the fighters shown among them even where the roster's file is of another day. */
function numbersOf(stat: Stat, fighters: readonly FighterFrames[], roster: RosterStats): readonly number[] {
  const all = { ...roster, ...Object.fromEntries(fighters.map(({ fighterId, stats }) => [slugOf(fighterId), stats])) };
  return Object.values(all)
    .map((stats) => stats[stat])
    .filter((value) => value !== undefined);
}

function StatTile({ stat, fighters, roster }: TileProps) {
  const { name, unit, first, most } = STAT_WORDS[stat];
  const all = numbersOf(stat, fighters, roster);
  const bars = histogram(all);
  const values = fighters.map(({ stats }) => stats[stat] ?? null);
  const isRoster = Object.keys(roster).length > 0;
  return (
    <li className={styles.stat}>
      <h2>{name}</h2>
      {fighters.map(({ fighterId, name: whose }, place) => {
        const value = values[place] ?? null;
        return (
          <p key={fighterId} className={styles.line}>
            <span className={styles.mark} data-place={place} aria-hidden />
            {fighters.length > 1 && <span className={styles.whose}>{whose} </span>}
            {unit !== undefined && value !== null ? t.rich('valueInFrames', { value: shown(value) }) : shown(value)}
            {value !== null && isRoster && <span className={styles.rank}>, {rankWords(value, all, most)}</span>}
          </p>
        );
      })}
      {isRoster && bars.length > 1 && (
        <>
          <Histogram bars={bars} values={values} />
          <p className={styles.ends}>
            <span className="mono">{rounded(bars[0]?.low)}</span>
            <span>{t('firstIs', { quality: first })}</span>
            <span className="mono">{rounded(bars.at(-1)?.high)}</span>
          </p>
        </>
      )}
    </li>
  );
}

const shown = (value: number | null) => (
  <span className={`mono ${styles.value ?? ''}`}>
    {value === null ? t('unknown') : numberWords(value, { maximumFractionDigits: 10 })}
  </span>
);

/** To three places: what the bars are cut at. */
const rounded = (value = 0): string => numberWords(value, { maximumFractionDigits: 3 });

function rankWords(value: number, all: readonly number[], most: boolean): string {
  const { rank, shared, of } = placeOf(value, all, most);
  if (shared + 1 === of && of > 1) return t('theSameForAll', { fighters: of });
  return shared > 0 ? t('rankShared', { rank, fighters: of, shared }) : t('rankOf', { rank, fighters: of });
}
