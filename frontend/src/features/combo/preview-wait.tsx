import { Clapperboard, TriangleAlert } from 'lucide-react';
import { problemText } from '../../shared/api/problem.js';
import { useCardQuery } from '../../shared/combos/card-api.js';
import type { LiveCard } from '../../shared/combos/newest-parts.js';
import { Button } from '../../shared/ui/button.js';
import { Picture } from '../../shared/ui/picture.js';
import { useRetryPreviewMutation } from './combo-api.js';
import { t } from './texts.js';
import styles from './preview-wait.module.css';

/** So often the server is asked where it is made, for those whom no live message reaches, ms. */
const ASK_MS = 10_000;
/** What the server says where it knows no more. */
const KNOWS_NO_MORE = /^The preview could not be made/;

/** Stands where the clip will be: how far it is, or why it failed. */
export function PreviewWait({ card, mayRetry }: { readonly card: LiveCard; readonly mayRetry: boolean }) {
  const { state, percent, stage = 'whole', problem } = card.previewState;
  const [retry, { isLoading, error }] = useRetryPreviewMutation();
  useCardQuery(card._id, { pollingInterval: state === 'failed' ? 0 : ASK_MS });
  const whole = Math.round(percent);
  if (state === 'failed')
    return (
      <div className={styles.place} role="alert">
        <TriangleAlert size={28} strokeWidth={1.5} aria-hidden />
        <p>
          {t('thePreviewCouldNotBe')}
          {problem !== undefined && !KNOWS_NO_MORE.test(problem) && ` ${problem}`}
        </p>
        {mayRetry && (
          <Button look="primary" disabled={isLoading} onClick={() => void retry(card._id)}>
            {t('retryPreview')}
          </Button>
        )}
        {error !== undefined && <p>{problemText(error)}</p>}
      </div>
    );
  return (
    <div className={styles.place} data-picture={card.thumbnail !== null}>
      <Picture src={card.thumbnail} className={styles.picture} />
      <Clapperboard size={28} strokeWidth={1.5} aria-hidden />
      <p>
        {state === 'waiting' && t('previewIsWaitingToBe')}
        {state === 'ready' && t('previewIsBeingMade')}
        {state === 'working' &&
          t.rich('previewIsBeingMadePercent', { number: <span className="mono" /> }, { percent: whole, stage })}
      </p>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={t('preview')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={whole - (whole % 25)}
      >
        <i style={{ width: `${String(whole)}%` }} />
      </div>
      <p className={styles.hint}>{t('itAppearsHereByItself')}</p>
    </div>
  );
}
