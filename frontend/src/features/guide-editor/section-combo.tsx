import { Film, Swords } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { StoredSection } from '@combolab/contracts';
import { ComboPicture } from '../../shared/combos/combo-picture.js';
import { cx } from '../../shared/lib/cx.js';
import { Button, buttonClass } from '../../shared/ui/button.js';
import { FighterLine } from '../../shared/ui/fighter-line.js';
import { SwitchRow } from '../../shared/ui/switch-row.js';
import { Words } from '../../shared/ui/words.js';
import type { GuideEditing, ShownCombo } from './editing/guide-editing.js';
import { t } from './texts.js';
import styles from './section-row.module.css';

interface Props {
  readonly section: StoredSection;
  readonly name: string;
  readonly combo: ShownCombo | undefined;
  readonly editing: GuideEditing;
  readonly onPick: () => void;
  /** Goes to the section above or below. */
  readonly onLeave: (by: -1 | 1) => void;
}

/** A section that shows a combo: the choice of it, and whether its lesson is asked for. */
export function SectionCombo({ section, name, combo, editing, onPick, onLeave }: Props) {
  const { id, value, lesson = false } = section;
  const block = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={block}
      role="group"
      tabIndex={0}
      className={styles.combo}
      data-section={id}
      aria-label={t('comboOf', { section: name })}
      onKeyDown={(event) => {
        const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
        if (target !== block.current || altKey || ctrlKey || metaKey || shiftKey) return;
        if (key === 'Enter') editing.split({ id, start: 0, end: 0 });
        else if (key === 'Backspace' && value === '') editing.mergeUp(id);
        else if (key === 'ArrowUp') onLeave(-1);
        else if (key === 'ArrowDown') onLeave(1);
        else return;
        event.preventDefault();
      }}
    >
      {value === '' ? (
        <div className={styles.choice}>
          <p>{t('noComboIsChosenHere')}</p>
          <Button onClick={onPick}>
            <Swords className="icon" aria-hidden />
            {t('chooseACombo')}
          </Button>
        </div>
      ) : (
        <>
          <div className={styles.chosen}>
            {combo === undefined ? (
              <span className={cx(styles.picture, styles.unknown)}>
                <Film className="icon" aria-hidden />
              </span>
            ) : (
              <ComboPicture combo={combo} className={styles.picture} />
            )}
            <div className={styles.words}>
              <p className={styles.comboName}>{combo?.name ?? t('combo')}</p>
              {combo !== undefined && (
                <FighterLine attacker={combo.characterId} defenders={combo.characterIds} size={22} />
              )}
            </div>
            <div className={styles.comboButtons}>
              <Link to={`/combo/${value}`} target="_blank" className={buttonClass({ size: 's' })}>
                <Words>{t('watch')}</Words>
              </Link>
              <Button size="s" onClick={onPick}>
                {t('chooseAnother')}
              </Button>
            </div>
          </div>
          <SwitchRow
            label={t('lessonFirst')}
            hint={t('whatFollowsIsShownOnce')}
            checked={lesson}
            onChange={(on) => {
              editing.requireLesson(id, on);
            }}
          />
        </>
      )}
    </div>
  );
}
