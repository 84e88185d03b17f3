import { windowRule, type FighterFrames, type FrameMove } from '@combolab/contracts/frame-data';
import { useId } from 'react';
import { GROUP_NAMES } from '../../entities/frame-data/group-names.js';
import { PressCaps } from '../../shared/ui/press-caps.js';
import { Select, type Option } from '../../shared/ui/select.js';
import { capsOf } from './caps-of.js';
import { t } from './texts.js';
import styles from './shield-tool.module.css';

interface Props {
  readonly gameId: string;
  readonly attacker: FighterFrames | null;
  readonly move: FrameMove | null;
  readonly onChoose: (slug: string) => void;
}

/** Moves that can hit a shield, by their kind; found by name or short name. */
export function MoveChoice({ gameId, attacker, move, onChoose }: Props) {
  const id = useId();
  const moves = (attacker?.moves ?? []).filter(
    (each) => windowRule(each) !== null && (each.hits.length > 0 || each.kind === 'grab'),
  );
  const optionOf = ({ slug, name }: FrameMove): Option => ({ value: slug, label: name });
  const groups = Object.entries(GROUP_NAMES)
    .map(([group, label]) => ({ label, options: moves.filter((each) => each.group === group).map(optionOf) }))
    .filter(({ options }) => options.length > 0);
  const shortNames = new Map(moves.map(({ slug, shortName }) => [slug, shortName.toLowerCase()]));
  return (
    <div className={styles.blank}>
      <label htmlFor={id} className="visuallyHidden">
        {t('theyDid')}
      </label>
      <Select
        inputId={id}
        options={groups}
        isDisabled={attacker === null}
        placeholder={t('selectMove')}
        value={move === null ? null : optionOf(move)}
        filterOption={({ value, label }, typed) => {
          const text = typed.trim().toLowerCase();
          return label.toLowerCase().includes(text) || shortNames.get(value)?.includes(text) === true;
        }}
        formatOptionLabel={({ value, label }) => {
          const shown = moves.find(({ slug }) => slug === value);
          return (
            <span className={styles.moveOption}>
              {shown !== undefined && <PressCaps inputs={capsOf(shown, gameId)} most={2} />}
              {label}
            </span>
          );
        }}
        onChange={(option) => {
          if (option !== null) onChoose(option.value);
        }}
      />
    </div>
  );
}
