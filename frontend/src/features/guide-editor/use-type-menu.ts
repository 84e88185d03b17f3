import { useMemo, useRef, useState } from 'react';
import type { SectionType } from '@combolab/contracts';
import type { GuideEditing } from './editing/guide-editing.js';

/** The menu of types that all sections share. */
export interface TypeMenu {
  /** @param bySlash the slash that asked for it is written after all when no type is chosen */
  readonly open: (id: number, bySlash?: boolean) => void;
  readonly close: (id: number) => void;
  readonly choose: (id: number, type: SectionType) => void;
}

/** Opens the menu of types for one section at a time. @returns the section that it is open for, null for none */
export function useTypeMenu(editing: GuideEditing, pick: (id: number) => void): readonly [number | null, TypeMenu] {
  const [openFor, setOpenFor] = useState<number | null>(null);
  const slashIn = useRef<number | null>(null);
  const menu = useMemo((): TypeMenu => {
    const writeSlash = () => {
      const id = slashIn.current;
      slashIn.current = null;
      if (id !== null) editing.write(id, '/', { id, offset: 1 });
    };
    return {
      open: (id, bySlash = false) => {
        writeSlash();
        if (bySlash) slashIn.current = id;
        setOpenFor(id);
      },
      close: (id) => {
        setOpenFor(null);
        writeSlash();
        editing.focus({ id, offset: editing.offsetIn(id) });
      },
      choose: (id, type) => {
        slashIn.current = null;
        editing.changeType(id, type);
        if (type === 'COMBO_SELECTOR') pick(editing.state.get().caret?.id ?? id);
      },
    };
  }, [editing, pick]);
  return [openFor, menu];
}
