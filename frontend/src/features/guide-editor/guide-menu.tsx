import { Download, Ellipsis, Redo2, Trash2, Undo2, Upload } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useRef } from 'react';
import { buttonClass } from '../../shared/ui/button.js';
import menu from '../../shared/ui/menu.module.css';
import { historyWords } from './editing/editor-actions.js';
import type { GuideEditing } from './editing/guide-editing.js';
import { useEditing } from './editing/use-guide-editing.js';

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
        aria-label="Markdown file"
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen !== undefined) onImport(chosen);
          currentTarget.value = '';
        }}
      />
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger className={buttonClass({ square: true, size: 's' })} aria-label="More of this guide">
          <Ellipsis className="icon" aria-hidden />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content className={menu.menu} align="end" sideOffset={6} collisionPadding={12}>
            <DropdownMenu.Item
              className={menu.item}
              disabled={!canUndo}
              onSelect={() => {
                editing.undo();
              }}
            >
              <Undo2 className="icon" aria-hidden />
              {undo}
            </DropdownMenu.Item>
            <DropdownMenu.Item
              className={menu.item}
              disabled={!canRedo}
              onSelect={() => {
                editing.redo();
              }}
            >
              <Redo2 className="icon" aria-hidden />
              {redo}
            </DropdownMenu.Item>
            <DropdownMenu.Separator className={menu.line} />
            <DropdownMenu.Item className={menu.item} onSelect={() => file.current?.click()}>
              <Upload className="icon" aria-hidden />
              Import Markdown
            </DropdownMenu.Item>
            <DropdownMenu.Item className={menu.item} onSelect={onExport}>
              <Download className="icon" aria-hidden />
              Export as Markdown
            </DropdownMenu.Item>
            <DropdownMenu.Separator className={menu.line} />
            <DropdownMenu.Item className={menu.item} onSelect={onDelete}>
              <Trash2 className="icon" aria-hidden />
              Delete this guide
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
    </>
  );
}
