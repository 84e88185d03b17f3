import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { Combo } from '@combolab/contracts';
import { problemStatus } from '../../shared/api/problem.js';
import type { DrawCard } from '../../shared/combos/card-shelf.js';
import { useLiveCard } from '../../shared/combos/use-live-card.js';
import { HiddenNote } from '../../entities/moderation/hidden-note.js';
import { lazyPart } from '../../shared/lib/lazy-part.js';
import { startLive } from '../../shared/live/live-socket.js';
import { useChoice } from '../../shared/lib/stored-choice.js';
import { useDelayed } from '../../shared/lib/use-delayed.js';
import { useWholeWindow } from '../../shared/lib/use-whole-window.js';
import { mayKeep } from '../../shared/offline/to-keep.js';
import { useTitle } from '../../shared/lib/use-title.js';
import { useLastGame } from '../../shared/games/last-game.js';
import { useSharedSelector } from '../../shared/state.js';
import { ErrorNotice } from '../../shared/ui/error-notice.js';
import { GoneNotice } from '../../shared/ui/gone-notice.js';
import { useComboQuery } from './combo-api.js';
import styles from './combo-page.module.css';
import { ComboSkeleton } from './combo-skeleton.js';
import { BackArrow } from './head/back-arrow.js';
import { ComboLine } from './head/combo-line.js';
import { useMayEdit } from './head/may-edit.js';
import { Player } from './player/player.js';
import { bestRendition, stagePixels } from './player/rendition.js';
import { ClockProvider } from '../../shared/clip/clock-provider.js';
import { useClockState, useNewClock } from '../../shared/clip/use-clock.js';
import { theatre } from './player/player-prefs.js';
import { usePlayerLink } from './player/use-player-link.js';
import { useInstrument, usePocket } from './instrument.js';
import { lanesOf } from './player/lane-model.js';
import { PreviewWait } from './preview-wait.js';
import { ComboRail } from './rail/combo-rail.js';
import { askedTab, type RailTab } from './rail/rail-tabs.js';
import { useClipAhead } from './use-clip-ahead.js';
import { useLesson } from './use-lesson.js';
import { useCommentMarks } from './use-comment-marks.js';
import { useNeighbours } from './use-neighbours.js';
import { useSwipe } from './use-swipe.js';
import { t } from './texts.js';

const LessonScreen = lazyPart(() => import('./lesson-screen.js'), 'LessonScreen');

/** One combo: clip, inputs, feedback and discussion. */
export function ComboPage({ Card }: { readonly Card: DrawCard }) {
  const { comboId = '' } = useParams();
  const { currentData: combo, error, isFetching, refetch } = useComboQuery(comboId);
  const late = useDelayed(combo === undefined && isFetching);
  const neighbours = useNeighbours(comboId);
  const tab = useRailTab();
  useEffect(startLive, []);
  if (combo !== undefined)
    return <ComboView key={comboId} combo={combo} neighbours={neighbours} Card={Card} {...tab} />;
  if (error === undefined || isFetching) return <main>{late && <ComboSkeleton comboId={comboId} />}</main>;
  return (
    <Alone>
      <Failed error={error} onRetry={() => void refetch()} />
    </Alone>
  );
}

/** What stands in place of a combo; a phone has no bar here that leads elsewhere. */
const Alone = ({ children }: { readonly children: ReactNode }) => (
  <main className={styles.alone}>
    <BackArrow />
    {children}
  </main>
);

/**
 * What is looked at beside the clip, and whether it is pulled up over the lanes where it lies below them: as the address asks,
 * then as chosen, also while one walks from combo to combo.
 */
function useRailTab() {
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const asked = askedTab(search, hash);
  const [heard, setHeard] = useState({ asked, hash });
  const [tab, onTab] = useState<RailTab | null>(asked);
  const [up, onUp] = useState(asked !== null);
  if (heard.asked !== asked || heard.hash !== hash) {
    setHeard({ asked, hash });
    if (asked !== null) {
      onTab(asked);
      onUp(true);
    }
  }
  return { tab, onTab, up, onUp };
}

function Failed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  useTitle(t('combo'));
  if (problemStatus(error) === 404 || problemStatus(error) === 400) return <Gone title={t('thisComboDoesNotExist')} />;
  return <ErrorNotice headline title={t('theComboCouldNotBe')} error={error} onRetry={onRetry} />;
}

function Gone({ title }: { readonly title: string }) {
  const address = useSharedSelector((state) => state.lastList.address);
  return (
    <GoneNotice title={title} to={address}>
      {t('itMayHaveBeenDeleted')}
    </GoneNotice>
  );
}

/** The clip as it is played works without a connection from then on. */
function useKeptClip(comboId: string, src: string | null, thumbnail: string | null): void {
  useEffect(() => {
    if (src !== null) mayKeep({ comboId, files: thumbnail === null ? [src] : [src, thumbnail] });
  }, [comboId, src, thumbnail]);
}

interface ViewProps {
  readonly combo: Combo;
  readonly neighbours: ReturnType<typeof useNeighbours>;
  readonly Card: DrawCard;
  readonly tab: RailTab | null;
  readonly onTab: (tab: RailTab) => void;
  readonly up: boolean;
  readonly onUp: (up: boolean) => void;
}

function ComboView({ combo, neighbours, Card, tab, onTab, up, onUp }: ViewProps) {
  const card = useLiveCard(combo, true);
  const clock = useNewClock(combo);
  usePlayerLink(clock, combo.gameId);
  const marks = useCommentMarks(combo._id);
  const lanes = useMemo(() => lanesOf(combo.actions, combo.frames).length, [combo]);
  const wide = useChoice(theatre);
  const pocket = usePocket();
  const instrument = useInstrument();
  useWholeWindow(pocket || (instrument && !wide));
  const lesson = useLesson(clock);
  const navigate = useNavigate();
  const swipe = useSwipe(neighbours, (beside) => void navigate(`/combo/${beside}`, { replace: true }));
  const mayEdit = useMayEdit(card);
  const [search] = useSearchParams();
  const { videoFile, renditions, thumbnail, scrub, sound } = card;
  const src = useMemo(() => bestRendition({ videoFile, renditions }, stagePixels()), [videoFile, renditions]);
  const { ready } = useClockState(clock);
  useKeptClip(combo._id, ready ? src : null, thumbnail);
  useClipAhead(neighbours.next, ready);
  useClipAhead(neighbours.previous, ready);
  useTitle(card.name);
  useLastGame(combo.gameId);
  if (card.deleted === true)
    return (
      <Alone>
        <Gone title={t('thisComboWasDeleted')} />
      </Alone>
    );
  if (card.hidden === true && !mayEdit)
    return (
      <Alone>
        <Gone title={t('thisComboIsNotShown')} />
      </Alone>
    );
  if (mayEdit && search.get('edit') === '1') return <Navigate to={`/test/${combo._id}`} replace />;
  return (
    <ClockProvider clock={clock}>
      <main
        className={styles.page}
        data-theatre={wide}
        data-noted={card.hidden === true}
        data-up={pocket && up}
        style={{ '--lanes': lanes }}
        {...swipe}
      >
        {card.hidden === true && <HiddenNote kind="combo" />}
        <ComboLine card={card} neighbours={neighbours} disabled={src === null} onLesson={lesson.open} />
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
        <aside className={styles.rail} aria-label={t('inputsNotesAndDiscussion')}>
          <ComboRail
            combo={combo}
            card={card}
            Card={Card}
            tab={tab}
            onTab={onTab}
            pull={pocket ? { up, onUp } : null}
          />
        </aside>
        {lesson.isOpen && src !== null && (
          <LessonScreen combo={combo} src={src} poster={thumbnail} sound={sound} onClose={lesson.close} />
        )}
      </main>
    </ClockProvider>
  );
}
