import { Pause, Play } from 'lucide-react';
import { useEffect } from 'react';
import type { Combo } from '@combolab/contracts';
import { ClockProvider, useClock } from '../../shared/clip/clock-provider.js';
import type { FrameClock } from '../../shared/clip/frame-clock.js';
import { SoundControl } from '../../shared/clip/sound/sound-control.js';
import { useClockState, useNewClock } from '../../shared/clip/use-clock.js';
import { ControllerView } from '../../shared/controller/controller-view.js';
import { useViewerController } from '../../shared/controller/use-viewer-controller.js';
import { OnlyOne } from '../../shared/lib/only-one.js';
import { MatchupTile } from '../../shared/ui/matchup-tile.js';
import styles from './combo-block.module.css';
import { ComboFoot } from './combo-foot.js';
import type { GuideParts } from './guide-parts.js';
import { t } from './texts.js';

/** Tall enough for the column it stands in. */
const HEIGHT_WANTED = 540;
const playing = new OnlyOne();

function clipOf({ renditions, videoFile }: Combo): string | null {
  const bySize = [...renditions].sort((a, b) => a.height - b.height);
  return (bySize.find(({ height }) => height >= HEIGHT_WANTED) ?? bySize.at(-1))?.src ?? videoFile;
}

interface Props {
  readonly combo: Combo;
  readonly parts: GuideParts;
  /** Where its lesson is; null where another link leads there. */
  readonly lesson: string | null;
}

/** Clip, controller and inputs of a combo in step. One combo of the page plays at a time. */
export function ComboPlayer({ combo, parts: { Stage, Strip }, lesson }: Props) {
  const { gameId, actions, sticks, thumbnail, sound = false } = combo;
  const clock = useNewClock(combo);
  const viewer = useViewerController(gameId);
  const src = clipOf(combo);
  useOnlyOnePlays(clock);
  return (
    <ClockProvider clock={clock}>
      {src === null ? (
        <Unready combo={combo} />
      ) : (
        <Stage src={src} poster={thumbnail} sound={sound} counted={false} signed={false}>
          <PlayButton name={combo.name} />
          {actions.length > 0 && (
            <div className={styles.controller}>
              <ControllerView actions={actions} sticks={sticks} viewer={viewer} />
            </div>
          )}
        </Stage>
      )}
      <Strip combo={combo} />
      <ComboFoot combo={combo} lesson={lesson}>
        {src !== null && sound && <SoundControl small />}
      </ComboFoot>
    </ClockProvider>
  );
}

function useOnlyOnePlays(clock: FrameClock): void {
  useEffect(() => {
    const stop = () => {
      clock.pause();
    };
    const leave = clock.states.listen(() => {
      if (clock.state.playing) playing.begin(stop);
      else playing.end(stop);
    });
    return () => {
      leave();
      playing.end(stop);
    };
  }, [clock]);
}

function PlayButton({ name }: { readonly name: string }) {
  const clock = useClock();
  const { playing: plays, failed } = useClockState(clock);
  const label = plays ? t('pauseCombo', { name }) : t('playCombo', { name });
  const Icon = plays ? Pause : Play;
  return (
    <button
      type="button"
      className={styles.play}
      data-plays={plays}
      aria-label={label}
      data-tip={label}
      disabled={failed}
      onClick={() => {
        clock.toggle();
      }}
    >
      <Icon size={20} fill="currentColor" aria-hidden />
    </button>
  );
}

function Unready({ combo: { _id, characterId, characterIds, previewState } }: { readonly combo: Combo }) {
  const failed = previewState.state === 'failed';
  return (
    <div className={styles.still}>
      <MatchupTile fighters={[characterId, ...characterIds.slice(0, 1)]} otherwise={{ id: _id, sign: null }} />
      <p className={styles.unready}>{failed ? t('clipFailed') : t('clipInPreparation')}</p>
    </div>
  );
}
