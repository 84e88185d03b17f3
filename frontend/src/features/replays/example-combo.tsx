import { meleeFighter } from '../../entities/replay/melee.js';
import type { FoundCombo } from '../../entities/replay/replay.js';
import { scoreOf } from './list/score.js';
import styles from './replays-page.module.css';
import { ComboFacts } from './row/combo-facts.js';
import { t } from './texts.js';

/** Numbers in the select screen. */
const [FOX, MARTH] = [2, 9];
const move = (name: string) => ({ move: name, begins: 0, hits: 0, percent: 0, damage: 0 });
const EXAMPLE: FoundCombo = {
  ...{
    pair: { attacker: 0, defender: 1 },
    attacker: meleeFighter(FOX),
    defender: meleeFighter(MARTH),
    start: 0,
    end: 0,
  },
  ...{ percents: [22, 81], killed: true, tag: 'True Combo' },
  moves: ['up-throw', 'up-air', 'up-tilt', 'up-smash'].map(move),
};

/** What the list will be of. */
export const ExampleCombo = () => (
  <div className={styles.example}>
    <h2>{t('forExample')}</h2>
    <ComboFacts
      combo={EXAMPLE}
      score={scoreOf(EXAMPLE)}
      about={[t('somebody'), 'Battlefield', 'Game_20260114T201530.slp']}
    />
  </div>
);
