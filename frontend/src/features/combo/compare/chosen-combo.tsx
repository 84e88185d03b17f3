import { useState } from 'react';
import { useCardQuery } from '../../../shared/combos/card-api.js';
import { ComboPicture } from '../../../shared/combos/combo-picture.js';
import { ComboSearch } from '../../../shared/combos/combo-search.js';
import { Button } from '../../../shared/ui/button.js';
import { FighterLine } from '../../../shared/ui/fighter-line.js';
import { t } from '../texts.js';
import styles from './compare-page.module.css';

interface Props {
  readonly label: string;
  readonly comboId: string | null;
  /** The other side's: it is not offered. */
  readonly other: string | null;
  readonly onChoose: (comboId: string) => void;
}

/** One side of a comparison before both are chosen. */
export function ChosenCombo({ label, comboId, other, onChoose }: Props) {
  const [again, setAgain] = useState(false);
  return (
    <section className={styles.choose} aria-label={label}>
      {comboId === null || again ? (
        <ComboSearch
          label={label}
          except={other ?? undefined}
          onPick={({ _id }) => {
            setAgain(false);
            onChoose(_id);
          }}
        />
      ) : (
        <Chosen
          comboId={comboId}
          onChange={() => {
            setAgain(true);
          }}
        />
      )}
    </section>
  );
}

function Chosen({ comboId, onChange }: { readonly comboId: string; readonly onChange: () => void }) {
  const { currentData: card, error } = useCardQuery(comboId);
  return (
    <div className={styles.chosen}>
      {card !== undefined && (
        <>
          <ComboPicture combo={card} className={styles.picture} />
          <div>
            <p className={styles.name}>
              <bdi>{card.name}</bdi>
            </p>
            <FighterLine attacker={card.characterId} defenders={card.characterIds} size={22} />
          </div>
        </>
      )}
      {error !== undefined && <p role="alert">{t('noSuchCombo')}</p>}
      <Button size="s" onClick={onChange}>
        {t('change')}
      </Button>
    </div>
  );
}
