import { useId } from 'react';
import { Link } from 'react-router-dom';
import { resultsAddress, type Filters } from '@combolab/contracts/filters';
import { useSearchFewQuery } from '../../shared/search/search-api.js';
import { buttonClass } from '../../shared/ui/button.js';
import type { FighterParts } from './fighter-combos-page.js';
import styles from './fighter-combos.module.css';

interface Props {
  readonly title: string;
  readonly filters: Filters;
  readonly parts: FighterParts;
}

/** The first combos of a search in a row, with a way to all of them; nothing where there are none. */
export function ComboShelf({ title, filters, parts: { Card } }: Props) {
  const { data } = useSearchFewQuery(filters);
  const heading = useId();
  if (data === undefined || data.hits.length === 0) return null;
  return (
    <section className={styles.shelf} aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{title}</h2>
        <Link
          to={resultsAddress(filters)}
          className={buttonClass({ look: 'ghost', size: 's' })}
          aria-label={`All ${String(data.total)}: ${title}`}
        >
          All <span className="mono">{data.total.toLocaleString('en')}</span>
        </Link>
      </header>
      <ul>
        {data.hits.map((card) => (
          <li key={card._id}>
            <Card listed={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}
