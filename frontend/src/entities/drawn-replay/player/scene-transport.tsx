import { Pause, Play, StepBack, StepForward } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { SpeedControl } from '../../../shared/clip/speed-control.js';
import { useStore } from '../../../shared/store/use-store.js';
import { Button } from '../../../shared/ui/button.js';
import type { ScenePlayer } from './scene-player.js';
import { t } from '../texts.js';
import styles from './scene-transport.module.css';

const RATES = [1, 1 / 2, 1 / 4] as const;

interface Props {
  readonly player: ScenePlayer;
  /** Play, pause and the slider alone. */
  readonly small: boolean;
}

/** Play and pause, where it is, and where there is room frame steps and speeds. */
export function SceneTransport({ player, small }: Props) {
  const { playing, rate } = useStore(player.states);
  return (
    <div className={styles.transport}>
      <Button look="ghost" square size="s" aria-label={playing ? t('pause') : t('play')} onClick={player.toggle}>
        {playing ? <Pause className="icon" aria-hidden /> : <Play className="icon" fill="currentColor" aria-hidden />}
      </Button>
      <Seek player={player} />
      {!small && (
        <div className={styles.more}>
          <div role="group" aria-label={t('moveByFrames')} className={styles.steps}>
            <Button
              look="ghost"
              square
              size="s"
              aria-label={t('oneFrameBack')}
              data-tip={t('oneFrameBackTip')}
              onClick={() => {
                player.step(-1);
              }}
            >
              <StepBack className="icon" aria-hidden />
            </Button>
            <Button
              look="ghost"
              square
              size="s"
              aria-label={t('oneFrameOn')}
              data-tip={t('oneFrameOnTip')}
              onClick={() => {
                player.step(1);
              }}
            >
              <StepForward className="icon" aria-hidden />
            </Button>
          </div>
          <SpeedControl
            rate={rate}
            rates={RATES}
            onChange={(chosen) => {
              player.setRate(chosen);
            }}
          />
        </div>
      )}
    </div>
  );
}

/** Where it is. The value that screen readers hear stands still in playback, or they would not stop talking. */
function Seek({ player }: { readonly player: ScenePlayer }) {
  const slider = useRef<HTMLInputElement>(null);
  const playing = useStore(player.states, (state) => state.playing);
  const last = player.to - player.from;
  useEffect(
    () =>
      player.onFrame((frame) => {
        const input = slider.current;
        if (input === null) return;
        const place = frame - player.from;
        input.value = String(place);
        input.style.setProperty('--done', `${String(last === 0 ? 0 : (place / last) * 100)}%`);
        if (!playing) input.setAttribute('aria-valuetext', `frame ${String(place)} of ${String(last)}`);
      }),
    [player, playing, last],
  );
  return (
    <input
      ref={slider}
      type="range"
      className={styles.seek}
      aria-label={t('frame')}
      min={0}
      max={last}
      step={1}
      defaultValue={0}
      onInput={({ currentTarget }) => {
        player.pause();
        player.seek(player.from + Number(currentTarget.value));
      }}
    />
  );
}
