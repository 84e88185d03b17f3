type Kind = 'success' | 'error' | 'message';

/** What can be done about it, such as undoing it. */
export interface ToastAction {
  readonly label: string;
  /** How long it is offered, in ms; 8 s where nothing is said. */
  readonly forMs?: number;
  readonly run: () => void;
}

const host = () => import('./toaster-host.js');

/** Loads the library, so that a lost connection can be told of too. */
export function prepareToasts(): void {
  host().catch(() => undefined); // the first toast tries again
}

/** The library is there, or is loaded with the first toast. When even that fails there is nothing left to say it with. */
function tell(kind: Kind, text: string, action?: ToastAction): void {
  host().then(
    ({ tell: show }) => {
      show(kind, text, action);
    },
    () => undefined,
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
