import { Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Combo } from '@combolab/contracts';
import { useLiveCard } from '../../../shared/combos/use-live-card.js';
import { ControllerView } from '../../../shared/controller/controller-view.js';
import { useViewerController } from '../../../shared/controller/use-viewer-controller.js';
import { Button } from '../../../shared/ui/button.js';
import { FighterLine } from '../../../shared/ui/fighter-line.js';
import { Notice } from '../../../shared/ui/notice.js';
import { PreviewWait } from '../preview-wait.js';
import { bestRendition, stagePixels } from '../player/rendition.js';
import { Stage } from '../player/stage.js';
import { t } from '../texts.js';
import styles from './compare-page.module.css';

interface Props {
  readonly combo: Combo;
  readonly side: 'first' | 'second';
  readonly onChange: () => void;
}

/** One of the two: what it is, its clip, and its presses on the viewer's controller. */
export function ComparedClip({ combo, side, onChange }: Props) {
  const card = useLiveCard(combo, true);
  const viewer = useViewerController(combo.gameId);
  const { videoFile, renditions, thumbnail } = card;
  const src = useMemo(() => bestRendition({ videoFile, renditions }, stagePixels()), [videoFile, renditions]);
  return (
    <section className={styles.side} aria-label={t('sideNamed', { side, name: card.name })}>
      <header className={styles.title}>
        <h2>
          <Link to={`/combo/${combo._id}`}>
            <bdi>{card.name}</bdi>
          </Link>
        </h2>
        <FighterLine attacker={card.characterId} defenders={card.characterIds} size={22} most={4} />
        <Button size="s" look="ghost" onClick={onChange}>
          {t('change')}
        </Button>
      </header>
      {card.deleted === true ? (
        <Notice title={t('thisComboWasDeleted')} icon={<Trash2 size={28} strokeWidth={1.5} aria-hidden />} />
      ) : src === null ? (
        <PreviewWait card={card} mayRetry={false} />
      ) : (
        <Stage src={src} poster={thumbnail} />
      )}
      <div className={styles.controller}>
        <ControllerView actions={combo.actions} sticks={combo.sticks} viewer={viewer} />
      </div>
    </section>
  );
}
