import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../shared/ui/button.js';
import styles from './combo-line.module.css';
import type { useNeighbours } from '../use-neighbours.js';

/** Previous and next combo of the list last seen. */
export function Beside({ previous, next }: ReturnType<typeof useNeighbours>) {
  if (previous === null && next === null) return null;
  return (
    <nav aria-label="Combos beside this one" className={styles.beside}>
      {previous !== null && (
        <Link
          to={`/combo/${previous}`}
          replace
          className={buttonClass({ look: 'ghost', square: true })}
          aria-label="Previous combo"
          data-tip="Previous combo"
        >
          <ChevronLeft className="icon" aria-hidden />
        </Link>
      )}
      {next !== null && (
        <Link
          to={`/combo/${next}`}
          replace
          className={buttonClass({ look: 'ghost', square: true })}
          aria-label="Next combo"
          data-tip="Next combo"
        >
          <ChevronRight className="icon" aria-hidden />
        </Link>
      )}
    </nav>
  );
}
