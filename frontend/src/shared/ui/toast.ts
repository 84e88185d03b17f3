import { plainToast } from './plain-toast.js';

type Kind = 'success' | 'error' | 'message';

/** What can be done about it, such as undoing it. */
export interface ToastAction {
  readonly label: string;
  /** How long it is offered, in ms; 8 s where nothing is said. */
  readonly forMs?: number;
  readonly run: () => void;
}

const host = () => import('./toaster-host.js');

/** Loads the library, so that the first toast need not wait for it. */
export function prepareToasts(): void {
  host().catch(() => undefined); // the first toast tries again
}

/** The library is there, or is loaded with the first toast; without a connection it cannot be, and what is told stands without it. */
function tell(kind: Kind, text: string, action?: ToastAction): void {
  host().then(
    ({ tell: show }) => {
      show(kind, text, action);
    },
    () => {
      plainToast(text, action);
    },
  );
}

/** Tells of something that happened elsewhere on the page; errors of a place stand in that place. */
export const toast = {
  success: (text: string, action?: ToastAction): void => {
    tell('success', text, action);
  },
  error: (text: string): void => {
    tell('error', text);
  },
  message: (text: string, action?: ToastAction): void => {
    tell('message', text, action);
  },
};
