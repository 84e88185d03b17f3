import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addressLedTo, askBeforeLeaving, leave } from '../lib/leaving.js';
import { useLeaveWarning } from '../lib/use-leave-warning.js';
import { ConfirmDialog, type Confirmation } from './confirm-dialog.js';

const MESSAGE = 'What you changed on this page is not saved. It will be gone when you leave.';

/** Asks before a link leads to another page, or the tab is closed, while something would be lost. */
export function LeaveQuestion({ active }: { readonly active: boolean }) {
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
  const navigate = useNavigate();
  useLeaveWarning(active);
  const onClick = useEffectEvent((event: MouseEvent) => {
    const address = addressLedTo(event);
    if (address === null) return;
    // The link itself sees this and does nothing.
    event.preventDefault();
    leave(() => void navigate(address));
  });
  useEffect(() => {
    if (!active) return;
    const end = askBeforeLeaving((go) => {
      // Once a menu that was clicked in is gone and has given the focus back.
      setTimeout(() => {
        setConfirmation({ message: MESSAGE, onConfirm: go });
      });
    });
    const hear = (event: MouseEvent) => {
      onClick(event);
    };
    document.addEventListener('click', hear, true);
    return () => {
      end();
      document.removeEventListener('click', hear, true);
    };
  }, [active]);
  return (
    <ConfirmDialog
      confirmation={confirmation}
      onClose={() => {
        setConfirmation(null);
      }}
    />
  );
}
