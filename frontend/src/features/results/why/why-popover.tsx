import { Popover } from 'radix-ui';
import type { RefObject } from 'react';
import type { Filters } from '@combolab/contracts/filters';
import { problemText } from '../../../shared/api/problem.js';
import { Spinner } from '../../../shared/ui/spinner.js';
import { REASON_WORDS } from './reason-words.js';
import { useWhyQuery } from './why-api.js';
import { t } from '../texts.js';
import styles from './why.module.css';

interface Props {
  readonly comboId: string;
  readonly found: Filters;
  /** What it stands beside. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

/** The parts of a combo's score in words. */
export function WhyPopover({ comboId, found, button, onClose }: Props) {
  return (
    <Popover.Root
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Popover.Anchor virtualRef={button} />
      <Popover.Portal>
        <Popover.Content
          className={styles.popover}
          align="end"
          sideOffset={6}
          collisionPadding={12}
          aria-label={t('reasons')}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            button.current?.focus();
          }}
          onInteractOutside={(event) => {
            // the button closes it by itself
            if (event.target instanceof Node && button.current?.contains(event.target) === true) event.preventDefault();
          }}
        >
          <Reasons comboId={comboId} found={found} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Reasons({ comboId, found }: Pick<Props, 'comboId' | 'found'>) {
  const { currentData, error, isFetching } = useWhyQuery({ comboId, found });
  if (error !== undefined && !isFetching) return <p role="alert">{problemText(error)}</p>;
  if (currentData === undefined) return <Spinner label={t('askingWhy')} size={20} />;
  return currentData.length === 0 ? (
    <p>{t('itMeetsYourFiltersWhat')}</p>
  ) : (
    <ul>
      {currentData.map((reason) => (
        <li key={reason}>{REASON_WORDS[reason]}</li>
      ))}
    </ul>
  );
}
