import type { NamedMove } from '@combolab/contracts';
import { X } from 'lucide-react';
import { useState } from 'react';
import { moveName } from '../../../shared/terms/moves.js';
import { Button } from '../../../shared/ui/button.js';
import styles from './move-fields.module.css';
import { readAtHit, withAtHit } from './named-moves.js';
import { t } from '../texts.js';

interface Props {
  readonly move: NamedMove;
  readonly onChange: (move: NamedMove) => void;
  readonly onRemove: () => void;
  /** Shows its frame. */
  readonly onGo: () => void;
}

/** A named move: its frame, and the percent before its hit and the damage of it where they are known. */
export function MoveLine({ move, onChange, onRemove, onGo }: Props) {
  const name = moveName(move.move);
  return (
    <li className={styles.line}>
      <button type="button" className={styles.frame} onClick={onGo}>
        <span className="mono">
          <span className="visuallyHidden">{t('frame')} </span>
          {move.frame}
          <span className="visuallyHidden">: </span>
        </span>
        {name}
      </button>
      <AtHit {...{ move, onChange }} name="percent" label={t('percentBefore', { name })} sign={t('at')} unit="%" />
      <AtHit {...{ move, onChange }} name="damage" label={t('damageOf', { name })} sign="+" unit="" />
      <Button
        size="s"
        look="ghost"
        square
        aria-label={t('forgetOnFrame', { name, frame: move.frame })}
        onClick={onRemove}
      >
        <X className="icon" aria-hidden />
      </Button>
    </li>
  );
}

interface AtHitProps {
  readonly move: NamedMove;
  readonly name: 'percent' | 'damage';
  readonly label: string;
  readonly sign: string;
  readonly unit: string;
  readonly onChange: (move: NamedMove) => void;
}

/** A number that may be left out. What cannot be one is marked, and not kept. */
function AtHit({ move, name, label, sign, unit, onChange }: AtHitProps) {
  const kept = move[name];
  const [text, setText] = useState(kept === undefined ? '' : String(kept));
  const isWrong = readAtHit(text) === null;
  return (
    <span className={styles.atHit}>
      <span aria-hidden>{sign}</span>
      <input
        aria-label={label}
        aria-invalid={isWrong}
        inputMode="decimal"
        autoComplete="off"
        maxLength={6}
        placeholder="–"
        title={isWrong ? t('aNumberFrom0To') : undefined}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          const value = readAtHit(target.value);
          if (value !== null) onChange(withAtHit(move, name, value));
        }}
      />
      <span aria-hidden>{unit}</span>
    </span>
  );
}
