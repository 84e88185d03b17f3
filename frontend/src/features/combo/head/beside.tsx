import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../shared/ui/button.js';
import type { useNeighbours } from '../use-neighbours.js';
import { t } from '../texts.js';
import styles from './combo-line.module.css';

/** Previous and next combo of the list last seen. */
export function Beside({ previous, next }: ReturnType<typeof useNeighbours>) {
  if (previous === null && next === null) return null;
  return (
    <nav aria-label={t('combosBesideThisOne')} className={styles.beside}>
      {previous !== null && <Neighbour comboId={previous} name={t('previousCombo')} Icon={ChevronLeft} />}
      {next !== null && <Neighbour comboId={next} name={t('nextCombo')} Icon={ChevronRight} />}
    </nav>
  );
}

interface NeighbourProps {
  readonly comboId: string;
  readonly name: string;
  readonly Icon: LucideIcon;
}

const Neighbour = ({ comboId, name, Icon }: NeighbourProps) => (
  <Link
    to={`/combo/${comboId}`}
    replace
    className={buttonClass({ look: 'ghost', square: true })}
    aria-label={name}
    data-tip={name}
  >
    <Icon className="icon" aria-hidden />
  </Link>
);
