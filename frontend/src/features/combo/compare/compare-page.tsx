import { ArrowLeftRight } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useTitle } from '../../../shared/lib/use-title.js';
import { Button } from '../../../shared/ui/button.js';
import { readComparison, writeComparison, type Comparison } from './compare-link.js';
import styles from './compare-page.module.css';
import { ComparedCombos } from './compared-combos.js';
import { ChosenCombo } from './chosen-combo.js';
import { t } from '../texts.js';

/** Two combos side by side, in step from a frame of each that happens at the same time. */
export function ComparePage() {
  useTitle(t('compare'));
  const [search, setSearch] = useSearchParams();
  const comparison = readComparison(search);
  const { first, second, aligned } = comparison;
  const change = (changes: Partial<Comparison>) => {
    setSearch(writeComparison({ ...comparison, ...changes }), { replace: true });
  };
  const swap = () => {
    change({ first: second, second: first, aligned: aligned === null ? null : [aligned[1], aligned[0]] });
  };
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1>{t('compareTwoCombos')}</h1>
        <p>{t('theSecondFollowsTheFirst')}</p>
        {first !== null && second !== null && (
          <Button size="s" onClick={swap}>
            <ArrowLeftRight className="icon" aria-hidden />
            {t('swapSides')}
          </Button>
        )}
      </header>
      {first !== null && second !== null ? (
        <ComparedCombos
          key={`${first} ${second}`}
          ids={[first, second]}
          aligned={aligned}
          onAlign={(frames) => {
            change({ aligned: frames });
          }}
          onChange={(side) => {
            change(side === 0 ? { first: null, aligned: null } : { second: null, aligned: null });
          }}
        />
      ) : (
        <div className={styles.pair}>
          <ChosenCombo
            label={t('theFirstCombo')}
            comboId={first}
            other={second}
            onChoose={(id) => {
              change({ first: id, aligned: null });
            }}
          />
          <ChosenCombo
            label={t('theSecondCombo')}
            comboId={second}
            other={first}
            onChoose={(id) => {
              change({ second: id, aligned: null });
            }}
          />
        </div>
      )}
    </main>
  );
}
