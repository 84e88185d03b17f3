type Kind = 'success' | 'error' | 'message';

/** The library is loaded with the first toast. When even that fails there is nothing left to say it with. */
function tell(kind: Kind, text: string): void {
  import('./toaster-host.js').then(
    (host) => {
      host.tell(kind, text);
    },
    () => undefined,
  );
}

/** Tells of something that happened elsewhere on the page; errors of a place stand in that place. */
export const toast = {
  success: (text: string): void => {
    tell('success', text);
  },
  error: (text: string): void => {
    tell('error', text);
  },
  message: (text: string): void => {
    tell('message', text);
  },
};
