import { Scissors, TriangleAlert } from 'lucide-react';
import { Button } from '../../../shared/ui/button.js';
import styles from './clip-facts-line.module.css';
import type { Clip, RefusedFile } from './use-clip.js';
import { numberWords } from '../../../shared/language/formats.js';
import { secondsWords } from './seconds-words.js';
import { t } from '../texts.js';

interface Props {
  readonly clip: Clip | null;
  readonly refused: RefusedFile | null;
  readonly looking: File | null;
  /** Opens trimming of the file that was refused, or of the clip. */
  readonly onTrim: (file: File) => void;
}

const factsWords = ({ facts: { durationS, width, height, fps, codec } }: Clip): string =>
  [
    secondsWords(durationS, 1),
    `${String(width)} × ${String(height)}`,
    ...(fps === null
      ? []
      : [t('picturesASecond', { fps: numberWords(fps, { maximumFractionDigits: fps > 10 ? 0 : 1 }) })]),
    ...(codec === '' ? [] : [codec]),
  ].join(', ');

/** What is known of the clip, what its author should know, and the way to cut it. */
export function ClipFactsLine({ clip, refused, looking, onTrim }: Props) {
  const mendable = refused?.problem.mendable === true && refused.facts !== null ? refused.file : null;
  const file = mendable ?? clip?.file ?? null;
  return (
    <div className={styles.facts}>
      <span role="status">{looking !== null && t('lookingAtTheFile')}</span>
      {clip !== null && looking === null && <span className="mono">{factsWords(clip)}</span>}
      {file !== null && (
        <Button
          size="s"
          look={mendable === null ? 'ghost' : 'primary'}
          onClick={() => {
            onTrim(file);
          }}
        >
          <Scissors className="icon" aria-hidden />
          {mendable === null ? t('trimOrShrink') : t('trimOrShrinkItHere')}
        </Button>
      )}
      {clip?.facts.warnings.map((warning) => (
        <p key={warning} className={styles.warning}>
          <TriangleAlert className="icon" aria-hidden />
          {warning}
        </p>
      ))}
    </div>
  );
}
