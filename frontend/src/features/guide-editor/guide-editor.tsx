import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { choiceName } from '../../shared/terms/choices.js';
import { findFighter, findGame, type Guide } from '@combolab/contracts';
import { useAuth } from '../../shared/auth/use-auth.js';
import { guideAddress, UNTITLED } from '../../entities/guides/guide-words.js';
import { copyText } from '../../shared/lib/copy-text.js';
import { saveFile } from '../../shared/lib/save-file.js';
import { deleteLater } from '../../shared/deleting/delete-later.js';
import { useSharedDispatch } from '../../shared/state.js';
import { useLeaveWarning } from '../../shared/lib/use-leave-warning.js';
import { useTitle } from '../../shared/lib/use-title.js';
import { Button, buttonClass } from '../../shared/ui/button.js';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.js';
import { toast } from '../../shared/ui/toast.js';
import { Conflict } from './conflict/conflict.js';
import type { EditingState } from './editing/guide-editing.js';
import { useEditing, useGuideEditing } from './editing/use-guide-editing.js';
import { useGuideKeys } from './editing/use-guide-keys.js';
import styles from './guide-editor.module.css';
import { GuideMenu } from './guide-menu.js';
import type { Content } from './model/content.js';
import { fromMarkdown, toMarkdown } from './model/markdown.js';
import { PublishDialog } from './publish-dialog.js';
import { SaveStatus, SaveTrouble } from './save-status.js';
import { GuideShelf } from './saving/kept-guide.js';
import { isUnsaved } from './saving/saving.js';
import { SectionList } from './section-list.js';
import { t } from './texts.js';

interface Props {
  /** As the server has it. */
  readonly guide: Guide;
  /** Told of the title as it is written. */
  readonly onTitle: (title: string) => void;
}

/** The words of the first section, or the name of its combo. */
function titleOf({ history, combos }: EditingState): string {
  const [first] = history.now.sections;
  const words = first?.type === 'COMBO_SELECTOR' ? combos.get(first.value)?.name : first?.value;
  return words?.trim().replace(/\s+/gu, ' ') || UNTITLED;
}

/** What is asked before a guide is deleted. */
const deletedWithGuide = (sections: number): string => t('thisWillDeleteThisGuide', { sections });

/** One guide while it is written. */
export function GuideEditor({ guide, onTitle }: Props) {
  const guideId = guide._id;
  const { userId } = useAuth();
  const navigate = useNavigate();
  const editing = useGuideEditing(guide);
  const [publishing, setPublishing] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const dispatch = useSharedDispatch();
  const metaData = useEditing(editing, ({ saving }) => saving.now.metaData);
  const unsaved = useEditing(editing, ({ saving }) => isUnsaved(saving));
  const sections = useEditing(editing, ({ history }) => history.now.sections.length);
  const hasTitle = useEditing(editing, ({ history }) => (history.now.sections[0]?.value ?? '').trim() !== '');
  const title = useEditing(editing, titleOf);
  useTitle(title);
  useGuideKeys(editing);
  useLeaveWarning(unsaved);
  const markdownOf = ({ sections }: Pick<Content, 'sections'>) =>
    toMarkdown(sections, (id) => editing.state.get().combos.get(id)?.name ?? t('combo'));
  const copy = async (content: Content) => {
    if (await copyText(markdownOf(content))) toast.success(t('copied'));
    else toast.error(t('yourBrowserDidNotLet'));
  };
  const deleteGuide = () => {
    if (userId === null) return;
    deleteLater({ kind: 'guide', id: guideId, userId }, dispatch, () => {
      new GuideShelf(userId, guideId).forget();
    });
    void navigate('/guide/default', { replace: true });
  };
  return (
    <main
      className={styles.editor}
      onBlur={() => {
        onTitle(title);
      }}
    >
      <h1 className="visuallyHidden">{t('guideEditor')}</h1>
      <header className={styles.head}>
        <ul className={styles.tags} aria-label={t('whatItIsAbout')}>
          {metaData.gameTags.map((id) => (
            <li key={id}>{findGame(id)?.shortName ?? id}</li>
          ))}
          {metaData.fighters.map((id) => (
            <li key={id}>{findFighter(id)?.name ?? id}</li>
          ))}
          {metaData.level !== null && <li>{choiceName(metaData.level)}</li>}
        </ul>
        <div className={styles.tools}>
          <SaveStatus editing={editing} />
          <Link to={guideAddress(guideId)} className={buttonClass({ size: 's' })}>
            {t('preview')}
          </Link>
          {hasTitle && (
            <Button
              size="s"
              onClick={() => {
                setPublishing(true);
              }}
            >
              {metaData.isPublished ? t('changePublishStatus') : t('publish')}
            </Button>
          )}
          <GuideMenu
            editing={editing}
            onImport={(file) => {
              void file.text().then((text) => {
                editing.import(fromMarkdown(text));
              });
            }}
            onExport={() => {
              saveFile(
                new Blob([markdownOf(editing.state.get().history.now)], { type: 'text/markdown' }),
                `${title.slice(0, 80)}.md`,
              );
            }}
            onDelete={() => {
              setDeleting(true);
            }}
          />
        </div>
      </header>
      <SaveTrouble editing={editing} onCopy={() => void copy(editing.state.get().saving.now)} />
      <Conflict editing={editing} />
      <SectionList editing={editing} />
      <PublishDialog
        open={publishing}
        {...{ guideId, metaData }}
        onChange={(part) => {
          editing.changeMeta(part);
        }}
        onPublish={(isPublished) => {
          editing.publish(isPublished);
          setPublishing(false);
        }}
        onClose={() => {
          setPublishing(false);
        }}
      />
      <ConfirmDialog
        confirmation={deleting ? { message: deletedWithGuide(sections), onConfirm: deleteGuide } : null}
        onClose={() => {
          setDeleting(false);
        }}
      />
    </main>
  );
}
