import type { ControllerType, PressType } from '@combolab/contracts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ControllerView } from '../../shared/controller/controller-view.js';
import { FrameSources } from '../../shared/controller/frame-source.js';
import { AUTHORS_VIEW, changesInputs, viewerMapping, type Mapping } from '../../shared/controller/mapping.js';
import type { ButtonPart } from '../../shared/controller/parts.js';
import type { ViewerController } from '../../shared/controller/use-viewer-controller.js';
import { useReducedMotion } from '../../shared/lib/use-media-query.js';
import { PressCap } from '../../shared/ui/press-caps.js';
import styles from './custom-mappings.module.css';
import { frameOfInput, SAMPLE_ACTIONS, SampleClock, sampleInputAt } from './sample-clock.js';
import { t } from './texts.js';

interface Props {
  readonly code: ControllerType;
  readonly mapping: Mapping;
  /** The input that was chosen last: shown standing still for those who want no motion. */
  readonly focused: ButtonPart;
  /** What is pressed on the viewer's pad; it lights in place of the sample. */
  readonly pressed: ButtonPart | null;
}

const NO_MAPPING: Mapping = {};

/** The controller as combos will be shown on it, pressing one input after the other. */
export function MappingSample({ code, mapping, focused, pressed }: Props) {
  const [clock] = useState(() => new SampleClock());
  const still = useReducedMotion();
  // What is pressed on the pad is the viewer's own button already.
  const shown = pressed === null ? mapping : NO_MAPPING;
  const viewer = useMemo<ViewerController>(
    () => ({ code, mapping: shown, mapped: changesInputs(shown), ...viewerMapping(code, shown) }),
    [code, shown],
  );
  useEffect(() => {
    if (pressed !== null) clock.show(frameOfInput(pressed));
    else if (still) clock.show(frameOfInput(focused));
    else return clock.play();
    return undefined;
  }, [clock, still, focused, pressed]);
  return (
    <section className={styles.sample} aria-label={t('howCombosWillBeShown')}>
      <div className={styles.drawing}>
        <FrameSources value={clock}>
          <ControllerView actions={SAMPLE_ACTIONS} viewer={viewer} />
        </FrameSources>
      </div>
      {pressed === null ? (
        <Said clock={clock} viewer={viewer} />
      ) : (
        <p className={styles.said}>{t.rich('youPress', { b: <b /> }, { input: viewer.wordsOf(pressed) })}</p>
      )}
    </section>
  );
}

/** `The author presses A. You will see R.`; for the eye, as it changes every second. */
function Said({ clock, viewer }: { readonly clock: SampleClock; readonly viewer: ViewerController }) {
  const [input, setInput] = useState<PressType>('A_BUTTON');
  const last = useRef<PressType>('A_BUTTON');
  useEffect(
    () =>
      clock.onFrame((frame) => {
        const now = sampleInputAt(frame);
        if (now === last.current) return;
        last.current = now;
        setInput(now);
      }),
    [clock],
  );
  return (
    <p className={styles.said} aria-hidden>
      {t.rich(
        'theAuthorPressesYouWill',
        { cap: <PressCap type={input} />, b: <b /> },
        { input: AUTHORS_VIEW.wordsOf(input), shown: viewer.wordsOf(input) },
      )}
    </p>
  );
}
