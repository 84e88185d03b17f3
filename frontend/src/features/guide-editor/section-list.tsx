import { Plus } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { SharedMenu } from '../../shared/ui/shared-menu.js';
import { ComboDialog } from './combo-dialog.js';
import type { GuideEditing } from './editing/guide-editing.js';
import { useEditing } from './editing/use-guide-editing.js';
import styles from './guide-editor.module.css';
import type { RowHands } from './row-hands.js';
import { SectionRows } from './section-rows.js';
import { useTypeMenu } from './use-type-menu.js';
import { t } from './texts.js';

/** All sections of the guide, one below the other, and what they share: the menu of types, the choice of a combo. */
export function SectionList({ editing }: { readonly editing: GuideEditing }) {
  const games = useEditing(editing, ({ saving }) => saving.now.metaData.gameTags);
  const dragged = useRef<number | null>(null);
  const [picking, setPicking] = useState<number | null>(null);
  const [menuFor, menu] = useTypeMenu(editing, setPicking);
  const hands = useMemo(
    (): RowHands => ({
      editing,
      menu,
      pick: setPicking,
      drag: (id) => {
        dragged.current = id;
      },
      drop: (id) => {
        const to = editing.state.get().history.now.sections.findIndex((each) => each.id === id);
        if (dragged.current !== null && to >= 0) editing.move(dragged.current, to);
        dragged.current = null;
      },
    }),
    [editing, menu],
  );
  return (
    <>
      <SharedMenu
        open={menuFor !== null}
        onClose={() => {
          if (menuFor !== null) menu.close(menuFor);
        }}
      >
        <SectionRows hands={hands} menuFor={menuFor} />
      </SharedMenu>
      <button
        type="button"
        className={styles.add}
        onClick={() => {
          const last = editing.state.get().history.now.sections.at(-1);
          if (last !== undefined) editing.add(last.id, 'TEXT');
        }}
      >
        <Plus className="icon" aria-hidden />
        {t('addASection')}
      </button>
      <ComboDialog
        open={picking !== null}
        games={games}
        onClose={() => {
          setPicking(null);
        }}
        onPick={(combo) => {
          if (picking !== null) editing.choose(picking, combo);
          setPicking(null);
        }}
      />
    </>
  );
}
