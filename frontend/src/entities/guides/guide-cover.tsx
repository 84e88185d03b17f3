import { useState } from 'react';
import type { GuideCard } from '@combolab/contracts';
import { Spinner } from '../../shared/ui/spinner.js';
import { DrawnCover } from './drawn-cover.js';
import { t } from './texts.js';
import styles from './guide-cover.module.css';

/** The picture of a guide; one that is drawn where it has none, or none that can be shown. */
export function GuideCover({ guide }: { readonly guide: GuideCard }) {
  const { previewImage } = guide.metaData;
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  if (previewImage === null || state === 'failed')
    return (
      <span className={styles.cover} data-drawn>
        <DrawnCover guide={guide} />
      </span>
    );
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
      {state === 'loading' && <Spinner label={t('loadingThePicture')} />}
    </span>
  );
}
