import { useId } from 'react';
import type { SectionType } from '@combolab/contracts';
import { MenuAnchor } from '../../shared/ui/shared-menu.js';
import styles from './section-row.module.css';
import { SectionTypeMenu } from './section-type-menu.js';
import { wordsOfType } from './section-types.js';
import { t } from './texts.js';

interface Props {
  readonly type: SectionType;
  /** How screen readers name the section: `section 3`. */
  readonly name: string;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly onType: (type: SectionType) => void;
}

/** Shows the type of a section and opens the menu of types, which all sections share: a menu in each listens to every key. */
export function SectionTypeButton({ type, name, open, onOpen, onType }: Props) {
  const id = useId();
  const menuId = useId();
  const { icon: Icon, label } = wordsOfType(type);
  return (
    <>
      <button
        type="button"
        id={id}
        className={styles.tool}
        aria-label={t('typeOf', { section: name, type: label })}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        data-tip={t('typeTip')}
        onPointerDown={(event) => {
          if (event.button !== 0 || event.ctrlKey) return;
          // else the press would take the focus from the menu
          if (!open) event.preventDefault();
          onOpen(!open);
        }}
        onKeyDown={(event) => {
          if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
          event.preventDefault();
          onOpen(event.key === 'ArrowDown' || !open);
        }}
      >
        <Icon className="icon" aria-hidden />
        {open && (
          <MenuAnchor>
            <span className={styles.anchor} aria-hidden />
          </MenuAnchor>
        )}
      </button>
      {open && <SectionTypeMenu id={menuId} labelledBy={id} onType={onType} />}
    </>
  );
}
