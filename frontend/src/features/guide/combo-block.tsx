import { useEffect, useRef, useState } from 'react';
import type { Combo } from '@combolab/contracts';
import { useInView } from '../../shared/lib/use-in-view.js';
import { MatchupTile } from '../../shared/ui/matchup-tile.js';
import { Picture } from '../../shared/ui/picture.js';
import { ComboFoot } from './combo-foot.js';
import styles from './combo-block.module.css';
import { ComboPlayer } from './combo-player.js';
import type { GuideParts } from './guide-parts.js';

/** Clips are loaded this far from the viewport. */
const NEAR = '500px 0px';

interface Props {
  readonly combo: Combo;
  readonly parts: GuideParts;
  /** Where its lesson is; null where another link leads there. */
  readonly lesson: string | null;
}

/** A combo inside a guide, which plays with its inputs. Far from the reader only its place is kept. */
export function ComboBlock({ combo, parts, lesson }: Props) {
  const element = useRef<HTMLElement>(null);
  const near = useInView(element, NEAR);
  const height = useRef(0);
  const [place, setPlace] = useState(0);
  useEffect(() => {
    if (near && element.current !== null) {
      const size = new ResizeObserver(([entry]) => {
        height.current = entry?.target.clientHeight ?? height.current;
      });
      size.observe(element.current);
      return () => {
        size.disconnect();
        setPlace(height.current);
      };
    }
    return undefined;
  }, [near]);
  return (
    <article
      ref={element}
      className={styles.block}
      aria-label={combo.name}
      style={near || place === 0 ? undefined : { minHeight: place }}
    >
      {near ? (
        <ComboPlayer combo={combo} parts={parts} lesson={lesson} />
      ) : (
        <>
          <Ghost combo={combo} />
          <ComboFoot combo={combo} lesson={lesson} />
        </>
      )}
    </article>
  );
}

/** As high as the player, so that nothing moves when that comes. */
function Ghost({ combo: { _id, thumbnail, characterId, characterIds } }: Pick<Props, 'combo'>) {
  return (
    <>
      <div className={styles.still}>
        <MatchupTile fighters={[characterId, ...characterIds.slice(0, 1)]} otherwise={{ id: _id, sign: null }} />
        <Picture src={thumbnail} lazy />
      </div>
      <div className={styles.stripPlace} />
    </>
  );
}
