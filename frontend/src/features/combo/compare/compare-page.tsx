import { ArrowLeftRight } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useTitle } from '../../../shared/lib/use-title.js';
import { Button } from '../../../shared/ui/button.js';
import { readComparison, writeComparison, type Comparison } from './compare-link.js';
import styles from './compare-page.module.css';
import { ComparedCombos } from './compared-combos.js';
import { ChosenCombo } from './chosen-combo.js';

/** Two combos side by side, in step from a frame of each that happens at the same time. */
export function ComparePage() {
  useTitle('Compare');
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
        <h1>Compare two combos</h1>
        <p>The second follows the first: step, slow down and seek, and both show the same moment.</p>
        {first !== null && second !== null && (
          <Button size="s" onClick={swap}>
            <ArrowLeftRight className="icon" aria-hidden />
            swap sides
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
            label="The first combo"
            comboId={first}
            other={second}
            onChoose={(id) => {
              change({ first: id, aligned: null });
            }}
          />
          <ChosenCombo
            label="The second combo"
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
