import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { LIMITS, type StoredSection } from '@combolab/contracts';
import type { GuideEditing } from './editing/guide-editing.js';
import styles from './section-row.module.css';
import { wordsOfType } from './section-types.js';
import type { Selected } from './model/sections.js';
import { t } from './texts.js';

interface Props {
  readonly section: StoredSection;
  readonly name: string;
  readonly first: boolean;
  readonly editing: GuideEditing;
  readonly onSlash: () => void;
  /** Goes to the section above or below. */
  readonly onLeave: (by: -1 | 1) => void;
}

const growsByItself = (): boolean => CSS.supports('field-sizing', 'content');

const selectedIn = (id: number, { selectionStart, selectionEnd }: HTMLTextAreaElement): Selected => ({
  id,
  start: selectionStart,
  end: selectionEnd,
});

/** The text of a section, as high as it is long. */
export function SectionText({ section, name, first, editing, onSlash, onLeave }: Props) {
  const { id, type, value } = section;
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (field.current === null || growsByItself()) return;
    field.current.style.height = 'auto';
    field.current.style.height = `${String(field.current.scrollHeight)}px`;
  }, [value, type]);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, currentTarget, nativeEvent, shiftKey, altKey, ctrlKey, metaKey } = event;
    if (nativeEvent.isComposing || altKey || ctrlKey || metaKey) return;
    const selected = selectedIn(id, currentTarget);
    const action = actionOf(key, shiftKey, selected, value);
    if (action === null) return;
    event.preventDefault();
    if (action === 'split') editing.split(selected);
    else if (action === 'merge') editing.mergeUp(id);
    else if (action === 'type') onSlash();
    else onLeave(action === 'above' ? -1 : 1);
  };
  const { label, placeholder } = wordsOfType(type);
  return (
    <textarea
      ref={field}
      rows={1}
      className={styles.text}
      data-type={type}
      data-section={id}
      aria-label={t('textOf', { type: label, section: name })}
      placeholder={first ? t('titleOfYourGuide') : placeholder}
      maxLength={LIMITS.sectionLength}
      value={value}
      onChange={({ currentTarget }) => {
        editing.write(id, currentTarget.value, { id, offset: currentTarget.selectionStart });
      }}
      onPaste={(event) => {
        event.preventDefault();
        const { clipboardData } = event;
        const text = clipboardData.getData('text/plain') || clipboardData.getData('text/html');
        editing.paste(selectedIn(id, event.currentTarget), text);
      }}
      onKeyDown={onKeyDown}
    />
  );
}

/** What a key means where the caret stands; null leaves it to the field. */
function actionOf(key: string, shift: boolean, { start, end }: Selected, value: string) {
  const alone = start === end;
  if (key === 'Enter' && !shift) return 'split';
  if (key === 'Backspace' && alone && start === 0) return 'merge';
  if (key === '/' && value === '') return 'type';
  if (key === 'ArrowUp' && !shift && alone && start === 0) return 'above';
  if (key === 'ArrowDown' && !shift && alone && end === value.length) return 'below';
  return null;
}
