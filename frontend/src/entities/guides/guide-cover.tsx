import { useState } from 'react';
import type { GuideCard } from '@combolab/contracts';
import { BookOpen } from 'lucide-react';
import { Emblem } from '../../shared/ui/emblem.js';
import { Spinner } from '../../shared/ui/spinner.js';
import styles from './guide-cover.module.css';

const MOST_EMBLEMS = 4;

/** The picture of a guide; drawn from the emblems of its fighters where it has none, or none that can be shown. */
export function GuideCover({ guide }: { readonly guide: GuideCard }) {
  const { previewImage, fighters } = guide.metaData;
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  if (previewImage === null || state === 'failed') return <Drawn fighters={fighters} />;
  return (
    <span className={styles.cover}>
      <img
        src={previewImage}
        alt=""
        data-loaded={state === 'loaded'}
        onLoad={() => {
          setState('loaded');
        }}
        onError={() => {
          setState('failed');
        }}
      />
      {state === 'loading' && <Spinner label="Loading the picture" />}
    </span>
  );
}

function Drawn({ fighters }: { readonly fighters: readonly string[] }) {
  const shown = fighters.slice(0, MOST_EMBLEMS);
  return (
    <span className={styles.cover} data-drawn aria-hidden>
      {shown.length === 0 ? (
        <BookOpen size={34} strokeWidth={1.5} />
      ) : (
        <span className={styles.emblems}>
          {shown.map((id) => (
            <Emblem key={id} fighterId={id} size={shown.length === 1 ? 72 : 52} decorative />
          ))}
        </span>
      )}
    </span>
  );
}
