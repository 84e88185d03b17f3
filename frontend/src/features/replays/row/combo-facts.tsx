import type { FoundCombo } from '../../../entities/replay/replay.js';
import { fightersWords, movesWords, percentWords } from '../../../entities/replay/replay-words.js';
import { cx } from '../../../shared/lib/cx.js';
import { FighterLine } from '../../../shared/ui/fighter-line.js';
import { PercentBar } from '../../../shared/ui/percent-bar.js';
import { damageOf, scoreWords, type Score } from '../list/score.js';
import { t } from '../texts.js';
import styles from './combo-facts.module.css';

interface Props {
  readonly combo: FoundCombo;
  readonly score: Score;
  /** Who, where, when and in which file. */
  readonly about: readonly string[];
}

/** What a combo is, in one look: fighters, moves, percents, damage, whether it took the stock, and its points. */
export function ComboFacts({ combo, score, about }: Props) {
  const [from, to] = combo.percents;
  return (
    <div className={styles.facts}>
      <span className={styles.fighters} role="img" aria-label={fightersWords(combo)}>
        {combo.attacker !== null && combo.defender !== null && (
          <FighterLine attacker={combo.attacker} defenders={[combo.defender]} />
        )}
      </span>
      <div className={styles.words}>
        <h3 className={styles.moves}>{movesWords(combo)}</h3>
        <p className={styles.about}>
          {about.map((each) => (
            <bdi key={each}>{each}</bdi>
          ))}
        </p>
      </div>
      <div className={styles.percents}>
        <span className="mono">{percentWords(combo)}</span>
        <PercentBar low={Math.min(200, from)} high={Math.min(200, to)} />
      </div>
      <span className={cx('mono', styles.damage)}>
        {Math.round(damageOf(combo))}%<span className={styles.small}> {t('damage')}</span>
      </span>
      <span className={styles.killed}>{combo.killed && t('stock')}</span>
      <span className={cx('mono', styles.points)} data-tip={scoreWords(score)}>
        {score.points}
        <span className={styles.small}> {t('points')}</span>
      </span>
    </div>
  );
}
