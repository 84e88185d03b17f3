import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { ComboCard } from '@combolab/contracts';
import { Button } from '../../shared/ui/button.js';
import { ListCards, type CardComponent } from './list-cards.js';
import styles from './lists.module.css';
import { useOpened } from './use-opened.js';
import { t } from './texts.js';

/** So many are drawn at first, and at each wish for more. */
const STEP = 24;

interface Props {
  readonly cards: readonly ComboCard[];
  readonly Card: CardComponent;
}

/** Favourites, drawn as far as they were asked for; the focus goes on to the first new one. */
export function FavouriteCards({ cards, Card }: Props) {
  const { count, openMore } = useOpened(STEP);
  const place = useRef<HTMLDivElement>(null);
  const left = cards.length - count;
  const more = () => {
    flushSync(openMore);
    place.current
      ?.querySelector<HTMLElement>(`[data-place="${String(count)}"] a[href]`)
      ?.focus({ preventScroll: true });
  };
  return (
    <div ref={place}>
      <ListCards cards={cards.slice(0, count)} total={cards.length} Card={Card} hands={null} />
      {left > 0 && (
        <div className={styles.more}>
          <Button onClick={more}>{t('showMoreLeft', { left })}</Button>
        </div>
      )}
    </div>
  );
}
