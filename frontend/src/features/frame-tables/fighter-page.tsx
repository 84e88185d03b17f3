import { findFighter, slugOf } from '@combolab/contracts';
import type { AboutFrames } from '@combolab/contracts/frame-data';
import { useEffect, type ReactNode } from 'react';
import { rememberGame } from '../../entities/frame-data/chosen-game.js';
import { useAboutFramesQuery, useFighterFramesQuery } from '../../entities/frame-data/frame-data-api.js';
import { useDelayed } from '../../shared/lib/use-delayed.js';
import { useTitle } from '../../shared/lib/use-title.js';
import { KeptOffline } from '../../shared/offline/kept-offline.js';
import { Emblem } from '../../shared/ui/emblem.js';
import { ErrorNotice } from '../../shared/ui/error-notice.js';
import { FighterView } from './fighter-view.js';
import { KeepAll } from './keep/keep-all.js';
import { NoFrames } from './nobody.js';
import { Sources } from '../../entities/frame-data/sources.js';
import styles from './page.module.css';
import { TableGhost } from './table-ghost.js';
import { t } from './texts.js';

/** The frames of a fighter's moves, fetched when somebody asks for them. */
export function FighterPage({ fighterId }: { readonly fighterId: string }) {
  const { gameId = '', name = fighterId } = findFighter(fighterId) ?? {};
  useTitle(t('frameDataOf', { name }));
  const { data: about, error, isLoading, refetch } = useAboutFramesQuery(gameId);
  const late = useDelayed(isLoading);
  const isThere = about?.fighters.includes(slugOf(fighterId)) === true;
  useEffect(() => {
    if (isThere) rememberGame(gameId);
  }, [isThere, gameId]);
  if (error !== undefined)
    return <Failed fighterId={fighterId} name={name} error={error} onRetry={() => void refetch()} />;
  if (about === undefined) return <Awaited fighterId={fighterId} name={name} late={late} />;
  if (!isThere) return <NoFrames of={name} />;
  return <Loaded about={about} fighterId={fighterId} name={name} />;
}

interface HeadProps {
  readonly fighterId: string;
  readonly name: string;
  readonly children?: ReactNode;
}

/** The head as it will be, as far as it is known before anything came. */
const Head = ({ fighterId, name, children }: HeadProps) => (
  <header className={styles.head}>
    <Emblem fighterId={fighterId} size={48} decorative />
    <div className={styles.title}>
      <h1>{t('frameDataOf', { name })}</h1>
      {children}
    </div>
  </header>
);

interface FailedProps extends HeadProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

const Failed = ({ fighterId, name, error, onRetry }: FailedProps) => (
  <>
    <Head fighterId={fighterId} name={name} />
    <ErrorNotice title={t('theFrameDataCouldNot')} error={error} onRetry={onRetry} />
  </>
);

interface AwaitedProps extends HeadProps {
  /** It has taken a while. */
  readonly late: boolean;
}

/** What is known, and where the table will stand. */
const Awaited = ({ fighterId, name, late }: AwaitedProps) => (
  <>
    <Head fighterId={fighterId} name={name}>
      <p className={styles.coming} />
      <p className={styles.coming} />
    </Head>
    {late && <TableGhost />}
  </>
);

interface LoadedProps {
  readonly about: AboutFrames;
  readonly fighterId: string;
  readonly name: string;
}

function Loaded({ about, fighterId, name }: LoadedProps) {
  const { data, error, isLoading, refetch } = useFighterFramesQuery(fighterId);
  const late = useDelayed(isLoading);
  return (
    <>
      {error !== undefined && <Failed fighterId={fighterId} name={name} error={error} onRetry={() => void refetch()} />}
      {isLoading && <Awaited fighterId={fighterId} name={name} late={late} />}
      {data !== undefined && (
        <FighterView about={about} fighter={data}>
          <Foot about={about} kept />
        </FighterView>
      )}
      {data === undefined && !isLoading && <Foot about={about} kept={false} />}
    </>
  );
}

interface FootProps {
  readonly about: AboutFrames;
  /** There is something that may be kept on the device. */
  readonly kept: boolean;
}

/** Where the numbers come from, and whether they are there without a connection; below what it would push away. */
const Foot = ({ about, kept }: FootProps) => (
  <>
    <Sources about={about} />
    <KeepAll gameId={about.game} />
    {kept && <KeptOffline />}
  </>
);
