import { Link, Navigate } from 'react-router-dom';
import { DEFAULT_GAME_ID, findGame } from '@combolab/contracts';
import { useAuth } from '../../shared/auth/use-auth.js';
import { lazyPart } from '../../shared/lib/lazy-part.js';
import { useDelayed } from '../../shared/lib/use-delayed.js';
import { useTitle } from '../../shared/lib/use-title.js';
import { cx } from '../../shared/lib/cx.js';
import { buttonClass } from '../../shared/ui/button.js';
import { MatchupTile } from '../../shared/ui/matchup-tile.js';
import { Words } from '../../shared/ui/words.js';
import { BENEFITS } from './benefits.js';
import styles from './landing-page.module.css';
import { useWelcomeQuery, type Welcome as Found } from './sample-api.js';
import { SampleGhost } from './sample-ghost.js';
import { SamplePlayer } from './sample-player.js';
import { t } from './texts.js';

const DailyLine = lazyPart(() => import('../../shared/combos/daily-line.js'), 'DailyLine');

/** Of whom the picture is where there is no combo to show. */
const TWO = (findGame(DEFAULT_GAME_ID)?.fighters ?? []).slice(0, 2).map(({ id }) => id);

/** What ComboLab is for, shown on a real combo. Users go straight to the results. */
export function LandingPage() {
  const { status } = useAuth();
  useTitle('');
  if (status === 'unknown') return null;
  if (status === 'user') return <Navigate to="/results" replace />;
  return <Welcome />;
}

function Welcome() {
  const { data, isLoading } = useWelcomeQuery(undefined);
  const sample = data?.sample;
  const late = useDelayed(isLoading);
  const alone = !isLoading && (sample === undefined || sample === null || sample.videoFile === null);
  return (
    <main className={styles.page}>
      <div className={styles.top}>
        <div>
          <h1 className={styles.headline}>{t('seeThePressHitThe')}</h1>
          <p className={styles.lead}>{t('combosFromPlayersLikeYou')}</p>
          <p className={styles.actions}>
            <Link to="/results" className={cx(buttonClass({ look: 'primary' }), styles.large)}>
              <Words>{t('enter')}</Words>
            </Link>
            <Link
              to={`/authenticate?next=${encodeURIComponent('/test/test')}`}
              className={cx(buttonClass(), styles.large)}
            >
              <Words>{t('signUpToCreateCombos')}</Words>
            </Link>
          </p>
          <Counts counts={data?.counts ?? []} />
        </div>
        <div className={styles.sample} data-alone={alone}>
          {alone ? (
            <MatchupTile fighters={TWO} otherwise={{ id: DEFAULT_GAME_ID, sign: null }} />
          ) : sample != null ? (
            <SamplePlayer combo={sample} />
          ) : (
            late && <SampleGhost />
          )}
        </div>
      </div>
      {(isLoading || sample != null) && (
        <div className={styles.daily}>
          {sample != null && <DailyLine gameId={findGame(sample.gameId)?.id ?? DEFAULT_GAME_ID} />}
        </div>
      )}
      <ul className={styles.benefits}>
        {BENEFITS.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </main>
  );
}

/** How much there is to watch, as it is counted now. */
function Counts({ counts }: Pick<Found, 'counts'>) {
  return (
    <ul className={styles.counts} aria-label={t('combosToWatch')}>
      {counts.map(({ gameId, name, combos }) => (
        <li key={gameId}>
          <Link to={`/results/${gameId}`}>
            {t.rich('combosOfGame', { b: <b className="mono" /> }, { count: combos, game: name })}
          </Link>
        </li>
      ))}
    </ul>
  );
}
