import { atom } from 'nanostores';

/** Whether the list of shortcuts is shown. */
export const shortcutHelp = atom(false);
