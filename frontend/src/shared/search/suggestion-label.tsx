import { Tag, Zap } from 'lucide-react';
import type { Suggestion, SuggestionKind } from '@combolab/contracts/query';
import { expandFighter } from '@combolab/contracts';
import { Emblem } from '../ui/emblem.js';
import { FIGHTER_LEADS } from '../terms/filters.js';
import { t } from './texts.js';
import styles from './suggestion-label.module.css';

const MEANINGS: Readonly<Record<SuggestionKind, string>> = {
  attacker: t('attacker'),
  notAttacker: t('noAttacker'),
  defender: t('defender'),
  notDefender: t('noDefender'),
  tag: t('comboType'),
  notTag: t('noComboType'),
  move: t('move'),
  notMove: t('noMove'),
};

/** What a suggestion would add, and as what. */
export function SuggestionLabel({ suggestion: { kind, value, label } }: { readonly suggestion: Suggestion }) {
  const isFighter = FIGHTER_LEADS[kind] !== undefined;
  const Icon = kind === 'move' || kind === 'notMove' ? Zap : Tag;
  const [fighter = value] = expandFighter(value.split(',')[0] ?? value) ?? [];
  return (
    <>
      {isFighter ? <Emblem fighterId={fighter} size={22} decorative /> : <Icon className="icon" aria-hidden />}
      <span className={styles.words}>{label}</span>
      <span className={styles.meaning}>{MEANINGS[kind]}</span>
    </>
  );
}
