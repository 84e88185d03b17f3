import { useRef } from 'react';
import { useClock } from '../../../shared/clip/clock-provider.js';
import { useStillFrame } from '../../../shared/clip/use-clock.js';
import { framesOfKey } from '../../../shared/lanes/slider-keys.js';
import { t } from '../texts.js';

/**
 * Where the clip is, as a native slider of its frames: arrows move by 1, with Shift by 5, Page keys by 20. Its value stands still
 * in playback, so that screen readers do too. Whoever shows it draws it.
 */
export function FrameSlider({ className }: { readonly className?: string | undefined }) {
  const clock = useClock();
  const slider = useRef<HTMLInputElement>(null);
  const { lastFrame } = clock;
  useStillFrame(clock, (frame) => {
    if (slider.current === null) return;
    slider.current.value = String(frame);
    slider.current.setAttribute('aria-valuetext', t('frameOfLast', { frame, last: lastFrame }));
  });
  return (
    <input
      ref={slider}
      type="range"
      className={className}
      aria-label={t('frame')}
      min={0}
      max={lastFrame}
      step={1}
      defaultValue={0}
      onInput={({ currentTarget }) => {
        clock.pause();
        clock.seek(Number(currentTarget.value));
      }}
      onKeyDown={(event) => {
        const frames = framesOfKey(event);
        if (frames === null || event.ctrlKey || event.altKey || event.metaKey) return;
        event.preventDefault();
        clock.step(frames);
      }}
    />
  );
}
