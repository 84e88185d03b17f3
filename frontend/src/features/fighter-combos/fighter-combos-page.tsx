import { useParams } from 'react-router-dom';
import { readFighterPage, type FighterPage } from '@combolab/contracts';
import type { DrawCard } from '../../shared/combos/card-shelf.js';
import { GoneNotice } from '../../shared/ui/gone-notice.js';
import styles from './fighter-combos.module.css';
import { FighterCombos } from './fighter-combos.js';
import { t } from './texts.js';

const keyOf = ({ attacker, defender }: FighterPage): string => `${attacker} ${defender ?? ''}`;

/** Combos of the fighter, or of the matchup, that the address names. */
export function FighterCombosPage({ Card }: { readonly Card: DrawCard }) {
  const { gameId = '', slug = '', defender } = useParams();
  const page = readFighterPage(gameId, slug, defender);
  return (
    <main className={styles.page}>
      {page === null ? <Nobody /> : <FighterCombos key={keyOf(page)} page={page} Card={Card} />}
    </main>
  );
}

function Nobody() {
  return <GoneNotice title={t('thereIsNoSuchFighter')}>{t('aLetterOfTheAddress')}</GoneNotice>;
}
