import { useMemo, useRef } from 'react';
import { stripOf, type Combo } from '@combolab/contracts';
import { useClock } from '../../../shared/clip/clock-provider.js';
import { useDrawFrame } from '../../../shared/clip/use-clock.js';
import { InputStrip, movePlayhead } from '../../../shared/strip/input-strip.js';
import { axisOf } from '../../../shared/strip/strip-paths.js';
import { FrameSlider } from './frame-slider.js';
import styles from './strip-scrubber.module.css';
import { t } from '../texts.js';

/** All inputs as small marks, and the way through the clip: where there is no room for lanes. */
export function StripScrubber({ combo: { actions, frames } }: { readonly combo: Pick<Combo, 'actions' | 'frames'> }) {
  const clock = useClock();
  const line = useRef<HTMLElement>(null);
  const strip = useMemo(() => stripOf(actions, frames), [actions, frames]);
  useDrawFrame(clock, (frame) => {
    movePlayhead(line.current, frame, axisOf(frames, true));
  });
  return (
    <InputStrip strip={strip} frames={frames} label={t('inputs')} playhead={line} whole>
      <FrameSlider className={styles.slider} />
    </InputStrip>
  );
}
