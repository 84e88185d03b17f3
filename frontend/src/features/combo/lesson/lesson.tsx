import { Dialog } from 'radix-ui';
import { useRef } from 'react';
import { LessonView, type LessonProps } from './lesson-view.js';
import styles from './lesson.module.css';

interface Props extends LessonProps {
  readonly onClose: () => void;
}

/** A lesson in the whole window: the combo is pressed along, waited for or judged in frames. Escape closes it. */
export function Lesson({ onClose, ...lesson }: Props) {
  const content = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  return (
    <Dialog.Root
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Dialog.Portal>
        {/* Keeps the page behind it from scrolling. */}
        <Dialog.Overlay className={styles.behind} />
        <Dialog.Content
          ref={content}
          className={styles.window}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            opener.current = document.activeElement;
            content.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true });
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const back =
              opener.current === document.body ? document.querySelector('[data-opens-lesson]') : opener.current;
            if (back instanceof HTMLElement) back.focus({ preventScroll: true });
          }}
          onInteractOutside={(event) => {
            event.preventDefault();
          }}
        >
          <LessonView {...lesson} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
