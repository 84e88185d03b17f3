import { useState } from 'react';
import type { GuideCard } from '@combolab/contracts';
import { BookOpen } from 'lucide-react';
import { MatchupTile } from '../../shared/ui/matchup-tile.js';
import { Spinner } from '../../shared/ui/spinner.js';
import { t } from './texts.js';
import styles from './guide-cover.module.css';

/** Whom a guide is about: as its author says, else those of the first combo that is seen of it. */
function fightersOf({ metaData: { fighters }, sections }: GuideCard): readonly string[] {
  if (fighters.length > 0) return fighters;
  const combo = sections.find(({ type, value }) => type === 'COMBO_SELECTOR' && value !== null)?.value;
  return typeof combo === 'object' && combo !== null ? [combo.characterId, ...combo.characterIds] : [];
}

/** The picture of a guide; a tile of its fighters where it has none, or none that can be shown. */
export function GuideCover({ guide }: { readonly guide: GuideCard }) {
  const { previewImage } = guide.metaData;
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  if (previewImage === null || state === 'failed')
    return (
      <span className={styles.cover} data-drawn>
        <MatchupTile
          fighters={fightersOf(guide)}
          otherwise={{ id: guide._id, sign: <BookOpen size={34} strokeWidth={1.5} /> }}
        />
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
