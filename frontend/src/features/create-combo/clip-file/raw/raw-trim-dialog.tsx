import { LIMITS } from '@combolab/contracts';
import { useState } from 'react';
import { Button } from '../../../../shared/ui/button.js';
import { Dialog } from '../../../../shared/ui/dialog.js';
import { PartPicker } from '../trim/part-picker.js';
import styles from '../trim/trim-dialog.module.css';
import { firstPlan, planProblem } from '../trim/trim-plan.js';
import type { RawPart, RawVideo } from './raw-job.js';
import type { RawClip } from './use-raw-clip.js';
import { t } from '../../texts.js';

interface Props {
  readonly clip: RawClip;
}

/** Which part of a raw video becomes the clip, as long as its author is asked for it. */
export function RawTrimDialog({ clip: { job, state, asks, setAsks } }: Props) {
  if (state.phase !== 'choosing' || !asks) return null;
  const later = () => {
    setAsks(false);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) later();
      }}
      title={t('chooseThePartToKeep')}
    >
      <Choice
        src={state.src}
        video={state.video}
        onClose={later}
        onChosen={(part) => {
          job.choose(part);
        }}
      />
    </Dialog>
  );
}

interface ChoiceProps {
  /** Where the copy is played. */
  readonly src: string;
  readonly video: RawVideo;
  readonly onClose: () => void;
  readonly onChosen: (part: RawPart) => void;
}

/** What is played is a small copy; the clip is cut out of the video itself. */
function Choice({ src, video, onClose, onChosen }: ChoiceProps) {
  const [part, setPart] = useState<RawPart>(() => firstPlan(video));
  const problem = planProblem({ ...part, height: null });
  return (
    <div className={styles.dialog}>
      <PartPicker src={src} lastFrame={video.frames - 1} part={part} onPart={setPart} disabled={false} />
      <p className={styles.words}>
        {t(video.sound ? 'smallCopyWithSound' : 'smallCopy', { most: LIMITS.videoSeconds })}
      </p>
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.buttons}>
        <Button onClick={onClose}>{t('later')}</Button>
        <Button
          look="primary"
          disabled={problem !== null}
          onClick={() => {
            onChosen({ from: part.from, to: part.to });
          }}
        >
          {t('useThisPart')}
        </Button>
      </div>
    </div>
  );
}
