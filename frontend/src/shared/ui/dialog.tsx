import { Dialog as Radix } from 'radix-ui';
import { X } from 'lucide-react';
import { useRef, type ReactNode, type RefObject } from 'react';
import { cx } from '../lib/cx.js';
import { Button } from './button.js';
import { firstField } from './first-field.js';
import { focusedLast, lastingOpener } from './lasting-opener.js';
import { t } from './texts.js';
import styles from './dialog.module.css';

interface Props {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** `sheet` slides up from the bottom; `wide` has room for two texts beside each other. */
  readonly shape?: 'dialog' | 'wide' | 'sheet';
  /**
   * What has the focus at first. Without, it is the first field that one types in, and where there is none, or in a
   * sheet, of which the keyboard of a phone would hide the choices, the first control.
   */
  readonly firstFocus?: RefObject<HTMLElement | null>;
}

/** Whether it is a field with its list open, which Escape is for then. */
const isOpenList = (element: Element | null): boolean =>
  element?.matches('[role=combobox][aria-expanded=true]') === true;

/** A modal dialog or sheet: focus stays in it and goes back where it came from, Escape closes, an open list first. */
export function Dialog({ open, onOpenChange, title, description, children, shape = 'dialog', firstFocus }: Props) {
  const opener = useRef<Element>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content
          className={cx(
            styles.content,
            shape === 'sheet' ? styles.sheet : styles.dialog,
            shape === 'wide' && styles.wide,
          )}
          onOpenAutoFocus={(event) => {
            opener.current = lastingOpener(focusedLast());
            const place = event.currentTarget;
            const field = shape !== 'sheet' && place instanceof Element ? firstField(place) : null;
            const wanted = firstFocus?.current ?? field;
            if (wanted === null) return;
            event.preventDefault();
            wanted.focus({ preventScroll: wanted !== field });
            if (wanted instanceof HTMLInputElement) wanted.select();
          }}
          onEscapeKeyDown={(event) => {
            if (isOpenList(document.activeElement)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          {...(description === undefined && { 'aria-describedby': undefined })}
        >
          <div className={styles.head}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            <Radix.Close asChild>
              <Button look="ghost" square size="s" aria-label={t('close')}>
                <X className="icon" aria-hidden />
              </Button>
            </Radix.Close>
          </div>
          {description !== undefined && (
            <Radix.Description className={styles.description}>{description}</Radix.Description>
          )}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
