import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { movesWords } from '../../../entities/replay/replay-words.js';
import { cx } from '../../../shared/lib/cx.js';
import { Button } from '../../../shared/ui/button.js';
import { CheckBox } from '../../../shared/ui/tick.js';
import type { ListedCombo } from '../list/listed-combo.js';
import { playerWords } from '../list/player-words.js';
import { ComboFacts } from './combo-facts.js';
import styles from './combo-row.module.css';
import { OpenedCombo } from './opened-combo.js';
import type { ClipSource } from './use-making.js';
import { dateWords } from '../../../shared/language/formats.js';
import { t } from '../texts.js';

interface Props {
  readonly listed: ListedCombo;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  /** null where combos cannot be made. */
  readonly making: {
    readonly chosen: boolean;
    readonly busy: boolean;
    readonly onChoose: (chosen: boolean) => void;
    readonly onMake: (from: ClipSource) => void;
  } | null;
}

/** Day of a game as people write it here: `14 Jan 2026`; empty when it is not known. */
export const dayOf = (startedAt: string | null): string =>
  startedAt === null ? '' : dateWords(startedAt, { day: 'numeric', month: 'short', year: 'numeric' });

const aboutOf = ({ attacker, defender, replay, file }: ListedCombo): readonly string[] =>
  [
    attacker.name + attacker.code + defender.name + defender.code === ''
      ? ''
      : t('players', { attacker: playerWords(attacker), defender: playerWords(defender) }),
    ...[replay.stage ?? '', dayOf(replay.startedAt), file.name],
  ].filter((each) => each !== '');

/** One combo of the list; opened, it tells and shows all of it. */
export function ComboRow({ listed, open, onOpen, making }: Props) {
  const panel = useId();
  const name = movesWords(listed.combo);
  return (
    <article className={cx(styles.row, open && styles.open)}>
      <div className={styles.line}>
        {making !== null && (
          <CheckBox aria-label={t('choose', { name })} checked={making.chosen} onChange={making.onChoose} />
        )}
        <ComboFacts combo={listed.combo} score={listed.score} about={aboutOf(listed)} />
        <div className={styles.buttons}>
          {making !== null && (
            <Button
              size="s"
              disabled={making.busy}
              onClick={() => {
                making.onMake('drawn');
              }}
            >
              {t.rich('makeCombo', { hidden: <span className="visuallyHidden" /> }, { name })}
            </Button>
          )}
          <Button
            size="s"
            look="ghost"
            square
            aria-expanded={open}
            aria-controls={panel}
            aria-label={t('open', { name })}
            onClick={() => {
              onOpen(!open);
            }}
          >
            <ChevronDown className={cx('icon', styles.chevron)} aria-hidden />
          </Button>
        </div>
      </div>
      <div id={panel}>
        {open && (
          <OpenedCombo listed={listed}>
            {making !== null && (
              <Button
                size="s"
                look="ghost"
                disabled={making.busy}
                onClick={() => {
                  making.onMake('own video');
                }}
              >
                {t('makeItWithAVideo')}
              </Button>
            )}
          </OpenedCombo>
        )}
      </div>
    </article>
  );
}
