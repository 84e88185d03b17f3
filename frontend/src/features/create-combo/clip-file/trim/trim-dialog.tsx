import { LIMITS } from '@combolab/contracts';
import { useState } from 'react';
import { canConvert } from '../../../../shared/convert/can-convert.js';
import { Button } from '../../../../shared/ui/button.js';
import { Dialog } from '../../../../shared/ui/dialog.js';
import { sizeOf } from '../../upload/amount.js';
import { PartPicker } from './part-picker.js';
import styles from './trim-dialog.module.css';
import { estimatedBytes, firstPlan, heightChoices, planProblem, type TrimPlan, type TrimSource } from './trim-plan.js';
import { useSoundLeftOut } from './use-sound-of-part.js';
import { useConvert, type ConvertState } from './use-convert.js';
import { t } from '../../texts.js';

interface Props {
  readonly file: File;
  readonly source: TrimSource;
  readonly onClose: () => void;
  /** A new file was made of a part of the old one. */
  readonly onMade: (file: File, plan: TrimPlan) => void;
  /** Has the server cut it instead; null where it cannot. */
  readonly onServer: ((plan: TrimPlan) => void) | null;
}

/** Makes a clip shorter or smaller in the page: nothing is sent anywhere for it. */
export function TrimDialog({ file, source, onClose, onMade, onServer }: Props) {
  const [plan, setPlan] = useState(() => firstPlan(source));
  const { state, convert, cancel } = useConvert(file, source);
  const working = state.phase === 'working';
  const problem = planProblem(plan);
  const soundLeftOut = useSoundLeftOut(file, plan, source);
  const make = async () => {
    const made = await convert(plan);
    if (made !== null) onMade(made.file, plan);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('trimOrShrinkTheClip')}
    >
      {canConvert() ? (
        <div className={styles.dialog}>
          <PartPicker
            src={file}
            lastFrame={source.frames - 1}
            delayS={source.delayS}
            part={plan}
            onPart={(part) => {
              setPlan({ ...plan, ...part });
            }}
            disabled={working}
          />
          <Heights source={source} plan={plan} onPlan={setPlan} disabled={working} />
          <p className={styles.words}>
            {t.rich(
              'itBecomesAbout',
              { mono: <span className="mono" /> },
              { size: sizeOf(estimatedBytes(plan, source)), most: LIMITS.videoBytes / 1_048_576 },
            )}
            {soundLeftOut && ` ${t('theSoundIsLeftOut')}`}
          </p>
          {problem !== null && (
            <p className={styles.problem} role="alert">
              {problem}
            </p>
          )}
          <Progress state={state} />
          <div className={styles.buttons}>
            <Button onClick={working ? cancel : onClose}>{t('cancel')}</Button>
            {state.phase === 'failed' && onServer !== null && (
              <Button
                disabled={problem !== null}
                onClick={() => {
                  onServer(plan);
                }}
              >
                {t('letTheServerCutIt')}
              </Button>
            )}
            <Button look="primary" disabled={working || problem !== null} onClick={() => void make()}>
              {t('useThisPart')}
            </Button>
          </div>
        </div>
      ) : (
        <>
          <p>{t('thisBrowserCannotMakeVideos', { most: LIMITS.videoSeconds })}</p>
          <div className={styles.buttons}>
            <Button onClick={onClose}>{t('close')}</Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

interface PlanProps {
  readonly source: TrimSource;
  readonly plan: TrimPlan;
  readonly onPlan: (plan: TrimPlan) => void;
  readonly disabled: boolean;
}

function Heights({ source, plan, onPlan, disabled }: PlanProps) {
  const choices = [null, ...heightChoices(source)];
  if (choices.length === 1) return null;
  return (
    <div role="group" aria-label={t('heightOfThePictures')} className={styles.heights}>
      {choices.map((height) => (
        <Button
          key={height}
          size="s"
          disabled={disabled}
          aria-pressed={plan.height === height}
          className={plan.height === height ? styles.chosen : undefined}
          onClick={() => {
            onPlan({ ...plan, height });
          }}
        >
          {height === null ? t('keepP', { height: source.height }) : `${String(height)}p`}
        </Button>
      ))}
    </div>
  );
}

function Progress({ state }: { readonly state: ConvertState }) {
  if (state.phase === 'idle') return null;
  if (state.phase === 'failed')
    return (
      <p className={styles.problem} role="alert">
        {state.words}
      </p>
    );
  const percent = Math.round(100 * state.done);
  return (
    <div>
      <p className={styles.line}>
        <span role="status">{state.attempt === 1 ? t('makingTheNewClip') : t('makingItSmaller')}</span>
        <span className="mono">{percent} %</span>
      </p>
      <div
        role="progressbar"
        aria-label={t('makingTheNewClip')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className={styles.track}
      >
        <i style={{ width: `${String(percent)}%` }} />
      </div>
    </div>
  );
}
