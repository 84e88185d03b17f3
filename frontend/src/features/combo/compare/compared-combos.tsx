import { Unlink } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { MAX_FRAME, type Combo } from '@combolab/contracts';
import { problemStatus } from '../../../shared/api/problem.js';
import { ClockProvider } from '../../../shared/clip/clock-provider.js';
import { useNewClock } from '../../../shared/clip/use-clock.js';
import { useViewerController } from '../../../shared/controller/use-viewer-controller.js';
import { useRootMark } from '../../../shared/lib/use-root-mark.js';
import { startLive } from '../../../shared/live/live-socket.js';
import { ErrorNotice } from '../../../shared/ui/error-notice.js';
import { partOfSticks } from '../../../shared/sticks/stick-grid.js';
import { Button } from '../../../shared/ui/button.js';
import { GhostPad } from '../../../shared/ui/ghost-pad.js';
import { Notice } from '../../../shared/ui/notice.js';
import { useComboQuery } from '../combo-api.js';
import { lanesOf } from '../player/lane-model.js';
import { LaneStrip } from '../player/lane-strip.js';
import { Transport } from '../player/transport.js';
import { usePlayerKeys } from '../player/use-player-keys.js';
import { Alignment } from './alignment.js';
import styles from './compare-page.module.css';
import { ComparedClip } from './compared-clip.js';
import { Differences } from './differences.js';
import { followClock } from './follow-clock.js';
import { pressDifferences } from './press-differences.js';
import { t } from '../texts.js';

type Pair = readonly [first: number, second: number];

interface Props {
  readonly ids: readonly [first: string, second: string];
  /** Frames that lie over each other; null = the first press of each. */
  readonly aligned: Pair | null;
  readonly onAlign: (frames: Pair) => void;
  /** Another combo is wanted on a side. */
  readonly onChange: (side: 0 | 1) => void;
}

/** Loads both combos. */
export function ComparedCombos({ ids, ...rest }: Props) {
  const first = useComboQuery(ids[0]);
  const second = useComboQuery(ids[1]);
  useEffect(startLive, []);
  if (first.currentData !== undefined && second.currentData !== undefined)
    return <SideBySide combos={[first.currentData, second.currentData]} {...rest} />;
  return (
    <div className={styles.pair}>
      {/* one that has come keeps its place until the other has */}
      {[first, second].map(({ error, refetch }, side) => (
        <div key={side}>
          {error === undefined ? (
            <div className={styles.side} aria-hidden>
              <div className={styles.ghostClip} />
              <GhostPad className={styles.ghostPad} />
            </div>
          ) : (
            <Missing
              error={error}
              onRetry={() => void refetch()}
              onChange={() => {
                rest.onChange(side === 0 ? 0 : 1);
              }}
            />
          )}
        </div>
      ))}
    </div>
  );
}

interface MissingProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onChange: () => void;
}

function Missing({ error, onRetry, onChange }: MissingProps) {
  if (problemStatus(error) !== 404 && problemStatus(error) !== 400)
    return <ErrorNotice title={t('theComboCouldNotBe')} error={error} onRetry={onRetry} />;
  return (
    <Notice
      title={t('thisComboDoesNotExist')}
      icon={<Unlink size={28} strokeWidth={1.5} aria-hidden />}
      actions={
        <Button look="primary" onClick={onChange}>
          {t('chooseAnother')}
        </Button>
      }
    >
      {t('itMayBeDeleted')}
    </Notice>
  );
}

const firstPress = ({ actions }: Combo): number => actions[0]?.frame ?? 0;

type SideProps = Omit<Props, 'ids'> & { readonly combos: readonly [Combo, Combo] };

function SideBySide({ combos, aligned, onAlign, onChange }: SideProps) {
  const [first, second] = combos;
  const clocks = [useNewClock(first), useNewClock(second)] as const;
  const [leader, follower] = clocks;
  const [a, b] = aligned ?? [firstPress(first), firstPress(second)];
  const viewer = useViewerController(first.gameId);
  usePlayerKeys(leader, {});
  useRootMark('data-lanes-at-foot');
  useEffect(() => followClock(leader, follower, b - a), [leader, follower, a, b]);
  const ghosts = useMemo(
    () =>
      lanesOf(second.actions, second.frames)
        .flatMap(({ bars }) => bars)
        .map(({ frame, length, type }) => ({ frame: frame - b + a, length, type })),
    [second, a, b],
  );
  const ghostSticks = useMemo(() => partOfSticks(second.sticks, 0, MAX_FRAME, a - b), [second, a, b]);
  const differences = useMemo(
    () =>
      pressDifferences(
        { actions: first.actions, lastFrame: first.frames, aligned: a },
        { actions: second.actions, lastFrame: second.frames, aligned: b },
      ),
    [first, second, a, b],
  );
  return (
    <>
      <div className={styles.pair}>
        {combos.map((combo, side) => (
          <ClockProvider key={side} clock={side === 0 ? leader : follower}>
            <ComparedClip
              combo={combo}
              side={side === 0 ? 'first' : 'second'}
              onChange={() => {
                onChange(side === 0 ? 0 : 1);
              }}
            />
          </ClockProvider>
        ))}
      </div>
      <ClockProvider clock={leader}>
        <section className={styles.both} aria-label={t('bothClips')}>
          <Transport />
          <Alignment combos={combos} aligned={[a, b]} onAlign={onAlign} />
          <p className={styles.legend}>{t('filledTheFirstComboOutlined')}</p>
          <LaneStrip
            gameId={first.gameId}
            actions={first.actions}
            sticks={first.sticks}
            ghostSticks={ghostSticks}
            labels={viewer}
            ghosts={ghosts}
            sheet={first.scrub}
          />
        </section>
      </ClockProvider>
      <Differences
        differences={differences}
        onGoTo={(frame) => {
          leader.pause();
          leader.seek(frame + a);
        }}
      />
    </>
  );
}
