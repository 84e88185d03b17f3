import type { ComponentType } from 'react';
import { Link, useParams } from 'react-router-dom';
import { readFighterPage, type ComboCard, type FighterPage } from '@combolab/contracts';
import { buttonClass } from '../../shared/ui/button.js';
import { Notice } from '../../shared/ui/notice.js';
import styles from './fighter-combos.module.css';
import { FighterCombos } from './fighter-combos.js';

/** What these pages show of other features. */
export interface FighterParts {
  /** Draws one combo. */
  readonly Card: ComponentType<{ readonly listed: ComboCard }>;
}

const keyOf = ({ attacker, defender }: FighterPage): string => `${attacker} ${defender ?? ''}`;

/** Combos of the fighter, or of the matchup, that the address names. */
export function FighterCombosPage(parts: FighterParts) {
  const { gameId = '', slug = '', defender } = useParams();
  const page = readFighterPage(gameId, slug, defender);
  return (
    <main className={styles.page}>
      {page === null ? <Nobody /> : <FighterCombos key={keyOf(page)} page={page} parts={parts} />}
    </main>
  );
}

function Nobody() {
  return (
    <>
      <h1 className="visuallyHidden">No such fighter</h1>
      <Notice
        title="There is no such fighter"
        actions={
          <Link to="/results" className={buttonClass({ look: 'primary' })}>
            Browse combos
          </Link>
        }
      >
        A letter of the address may be missing.
      </Notice>
    </>
  );
}
