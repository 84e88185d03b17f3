import { lazy, Suspense, useEffect, useMemo } from 'react';
import { Link, Navigate, useParams, useSearchParams } from 'react-router-dom';
import { findGame, type Combo } from '@combolab/contracts';
import { problemStatus } from '../../shared/api/problem.js';
import type { DrawCard } from '../../shared/combos/card-shelf.js';
import { useLiveCard } from '../../shared/combos/use-live-card.js';
import { startLive } from '../../shared/live/live-socket.js';
import { useChoice } from '../../shared/lib/stored-choice.js';
import { useDelayed } from '../../shared/lib/use-delayed.js';
import { useTitle } from '../../shared/lib/use-title.js';
import { useLastGame } from '../../shared/games/last-game.js';
import { useSharedSelector } from '../../shared/state.js';
import { buttonClass } from '../../shared/ui/button.js';
import { ErrorNotice } from '../../shared/ui/error-notice.js';
import { Notice } from '../../shared/ui/notice.js';
import { useComboQuery } from './combo-api.js';
import { Beside } from './beside.js';
import { BackToGuide } from './back-to-guide.js';
import { ComboHead } from './combo-head.js';
import styles from './combo-page.module.css';
import { ComboSkeleton } from './combo-skeleton.js';
import { ComboTools, useMayEdit } from './combo-tools.js';
import { Discussion } from './discussion/discussion.js';
import { FeedbackBar } from './feedback-bar.js';
import { InputsPanel } from './inputs/inputs-panel.js';
import { LessonCard } from './lesson/lesson-card.js';
import { openingMove } from './opening/opening-move.js';
import { Player } from './player/player.js';
import { bestRendition, stagePixels } from './player/rendition.js';
import { ClockProvider } from '../../shared/clip/clock-provider.js';
import { useClockState, useNewClock } from '../../shared/clip/use-clock.js';
import { theatre } from './player/player-prefs.js';
import { usePlayerLink } from './player/use-player-link.js';
import { PreviewWait } from './preview-wait.js';
import { SimilarPlace } from './similar/similar-place.js';
import { askedCombo } from './truth/asked-combo.js';
import { useClipAhead } from './use-clip-ahead.js';
import { useLesson } from './use-lesson.js';
import { useCommentMarks } from './use-comment-marks.js';
import { useNeighbours } from './use-neighbours.js';
import { VerifiedVersion } from './verified-version.js';

const OnShield = lazy(async () => ({ default: (await import('./opening/on-shield.js')).OnShield }));
const TrueCombo = lazy(async () => ({ default: (await import('../../entities/true-combo/true-combo.js')).TrueCombo }));
const LessonScreen = lazy(async () => ({ default: (await import('./lesson-screen.js')).LessonScreen }));

/** One combo: clip, inputs, feedback and discussion. */
export function ComboPage({ Card }: { readonly Card: DrawCard }) {
  const { comboId = '' } = useParams();
  const { currentData: combo, error, isFetching, refetch } = useComboQuery(comboId);
  const late = useDelayed(combo === undefined && isFetching);
  const neighbours = useNeighbours(comboId);
  useEffect(startLive, []);
  if (combo !== undefined) return <ComboView key={comboId} combo={combo} neighbours={neighbours} Card={Card} />;
  return (
    <main className={styles.alone}>
      {error !== undefined && !isFetching ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : (
        late && <ComboSkeleton />
      )}
    </main>
  );
}

function Failed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  useTitle('Combo');
  if (problemStatus(error) === 404 || problemStatus(error) === 400) return <Gone title="This combo does not exist" />;
  return <ErrorNotice title="The combo could not be loaded" error={error} onRetry={onRetry} />;
}

function Gone({ title }: { readonly title: string }) {
  const address = useSharedSelector((state) => state.lastList.address);
  return (
    <Notice
      title={title}
      actions={
        <Link to={address} className={buttonClass({ look: 'primary' })}>
          Browse combos
        </Link>
      }
    >
      It may have been deleted, or a letter of its address may be missing.
    </Notice>
  );
}

interface ViewProps {
  readonly combo: Combo;
  readonly neighbours: ReturnType<typeof useNeighbours>;
  readonly Card: DrawCard;
}

function ComboView({ combo, neighbours, Card }: ViewProps) {
  const card = useLiveCard(combo, true);
  const clock = useNewClock(combo);
  usePlayerLink(clock, combo.gameId);
  const marks = useCommentMarks(combo._id);
  const opening = useMemo(() => (findGame(combo.gameId)?.frameData == null ? null : openingMove(combo)), [combo]);
  const asked = useMemo(() => askedCombo(combo), [combo]);
  const wide = useChoice(theatre);
  const lesson = useLesson(clock);
  const mayEdit = useMayEdit(card);
  const [search] = useSearchParams();
  const { videoFile, renditions, thumbnail, scrub, sound } = card;
  const src = useMemo(() => bestRendition({ videoFile, renditions }, stagePixels()), [videoFile, renditions]);
  const { ready } = useClockState(clock);
  useClipAhead(neighbours.next, ready);
  useClipAhead(neighbours.previous, ready);
  useTitle(card.name);
  useLastGame(combo.gameId);
  if (card.deleted === true)
    return (
      <main className={styles.alone}>
        <Gone title="This combo was deleted" />
      </main>
    );
  if (card.hidden === true && !mayEdit)
    return (
      <main className={styles.alone}>
        <Gone title="This combo is not shown any more" />
      </main>
    );
  if (mayEdit && search.get('edit') === '1') return <Navigate to={`/test/${combo._id}`} replace />;
  return (
    <ClockProvider clock={clock}>
      <main className={styles.page} data-theatre={wide}>
        <div className={styles.left}>
          <div className={styles.clip}>
            {src === null ? (
              <PreviewWait card={card} mayRetry={mayEdit} />
            ) : (
              <Player
                combo={combo}
                src={src}
                poster={thumbnail}
                sheet={scrub}
                sound={sound}
                marks={marks}
                onLesson={lesson.open}
              />
            )}
          </div>
          <section className={styles.about}>
            <BackToGuide />
            <ComboHead card={card} source={combo.source}>
              {opening !== null && (
                <Suspense>
                  <OnShield combo={combo} move={opening} />
                </Suspense>
              )}
            </ComboHead>
            <FeedbackBar card={card} />
            <ComboTools card={card} />
            <VerifiedVersion card={card} />
            {asked !== null && (
              <Suspense>
                <TrueCombo combo={asked} defenders={card.characterIds} claim={card.percentRange} />
              </Suspense>
            )}
          </section>
        </div>
        <div className={styles.right}>
          <aside className={styles.side} aria-label="Inputs of the combo">
            <InputsPanel combo={combo} card={card} />
            <LessonCard comboId={combo._id} disabled={src === null} onBegin={lesson.open} />
            <Beside {...neighbours} />
          </aside>
          <div className={styles.talk}>
            <Discussion comboId={combo._id} authors={card.authorData} count={card.numComments} />
          </div>
        </div>
        <SimilarPlace className={styles.more} comboId={combo._id} author={card.authorData[0]} Card={Card} />
        {lesson.isOpen && src !== null && (
          <Suspense>
            <LessonScreen combo={combo} src={src} poster={thumbnail} sound={sound} onClose={lesson.close} />
          </Suspense>
        )}
      </main>
    </ClockProvider>
  );
}
