import { useId, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import type { ComboCard } from '@combolab/contracts';
import { buttonClass } from '../ui/button.js';
import { t } from './texts.js';
import styles from './card-shelf.module.css';

/** Draws one combo; the feature that shows combos brings it. */
export type DrawCard = ComponentType<{ readonly listed: ComboCard }>;

interface Props {
  readonly title: string;
  readonly cards: readonly ComboCard[];
  readonly Card: DrawCard;
  /** Where all of them are, and how many; absent where these are all. */
  readonly all?: { readonly address: string; readonly total: number };
}

/** Combos in a row that one scrolls sideways; nothing where there are none. */
export function CardShelf({ title, cards, Card, all }: Props) {
  const heading = useId();
  if (cards.length === 0) return null;
  return (
    <section className={styles.shelf} aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{title}</h2>
        {all !== undefined && (
          <Link
            to={all.address}
            className={buttonClass({ look: 'ghost', size: 's' })}
            aria-label={t('allNamed', { total: all.total, title })}
          >
            {t.rich('all', { number: <span className="mono" /> }, { total: all.total })}
          </Link>
        )}
      </header>
      <ul>
        {cards.map((card) => (
          <li key={card._id}>
            <Card listed={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}
