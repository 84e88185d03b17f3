import { Download, Ellipsis, Redo2, Trash2, Undo2, Upload } from 'lucide-react';
import { useRef } from 'react';
import { buttonClass } from '../../shared/ui/button.js';
import { Menu, MenuItem, MenuLine } from '../../shared/ui/menu.js';
import { historyWords } from './editing/editor-actions.js';
import type { GuideEditing } from './editing/guide-editing.js';
import { useEditing } from './editing/use-guide-editing.js';
import { t } from './texts.js';

interface Props {
  readonly editing: GuideEditing;
  readonly onImport: (file: File) => void;
  readonly onExport: () => void;
  readonly onDelete: () => void;
}

/** What else can be done with a guide. */
export function GuideMenu({ editing, onImport, onExport, onDelete }: Props) {
  const file = useRef<HTMLInputElement>(null);
  const canUndo = useEditing(editing, ({ history }) => history.done.length > 0);
  const canRedo = useEditing(editing, ({ history }) => history.undone.length > 0);
  const undo = useEditing(editing, () => historyWords(editing).undo);
  const redo = useEditing(editing, () => historyWords(editing).redo);
  return (
    <>
      <input
        ref={file}
        type="file"
        accept=".md,.markdown,.txt,text/markdown,text/plain"
        hidden
        aria-label={t('markdownFile')}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen !== undefined) onImport(chosen);
          currentTarget.value = '';
        }}
      />
      <Menu
        align="end"
        button={
          <button type="button" className={buttonClass({ square: true, size: 's' })} aria-label={t('moreOfThisGuide')}>
            <Ellipsis className="icon" aria-hidden />
          </button>
        }
      >
        <MenuItem
          disabled={!canUndo}
          onSelect={() => {
            editing.undo();
          }}
        >
          <Undo2 className="icon" aria-hidden />
          {undo}
        </MenuItem>
        <MenuItem
          disabled={!canRedo}
          onSelect={() => {
            editing.redo();
          }}
        >
          <Redo2 className="icon" aria-hidden />
          {redo}
        </MenuItem>
        <MenuLine />
        <MenuItem onSelect={() => file.current?.click()}>
          <Upload className="icon" aria-hidden />
          {t('importMarkdown')}
        </MenuItem>
        <MenuItem onSelect={onExport}>
          <Download className="icon" aria-hidden />
          {t('exportAsMarkdown')}
        </MenuItem>
        <MenuLine />
        <MenuItem onSelect={onDelete}>
          <Trash2 className="icon" aria-hidden />
          {t('deleteThisGuide')}
        </MenuItem>
      </Menu>
    </>
  );
}
