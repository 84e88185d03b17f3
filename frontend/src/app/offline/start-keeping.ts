import { canKeep, keepPages } from '../../shared/offline/can-keep.js';
import { connectionBack } from '../../shared/offline/as-of.js';
import { awaySince } from '../../shared/offline/await-connection.js';
import { keepOnlyOf, keepOpened } from '../../shared/offline/kept-answers.js';
import { keepLanguage } from '../../shared/offline/kept-language.js';
import { onOpened } from '../../shared/offline/to-keep.js';
import { heldUserId } from '../../shared/auth/token-manager.js';
import { savesData } from '../../shared/lib/saves-data.js';
import type { SharedDispatch } from '../../shared/state.js';
import { askAgain } from './ask-again.js';

/** Whoever is signed in has what is due kept ahead, once, and what could not be sent handed in whenever the server is back. */
function followUser(dispatch: SharedDispatch): void {
  const ahead = () => {
    const userId = heldUserId();
    if (userId !== null)
      void import('./due-ahead.js').then(({ keepDueAhead }) => keepDueAhead(userId, dispatch)).catch(() => undefined);
  };
  ahead();
  connectionBack.listen(ahead);
}

/** Who saves data has things kept only where they installed the site. */
const mayFetch = (): boolean => !savesData() || matchMedia('(display-mode: standalone)').matches;

/** Keeps what is opened from now on, and what was opened before; what was kept is asked for again once the server answers. */
export async function startKeeping(dispatch: SharedDispatch): Promise<void> {
  if (!canKeep() || !mayFetch()) return;
  connectionBack.listen(() => {
    const since = awaySince();
    if (since !== null) dispatch(askAgain(since));
  });
  keepPages();
  await navigator.serviceWorker.ready;
  await keepLanguage().catch(() => undefined); // without room for it the page speaks English there
  await keepOnlyOf(heldUserId());
  onOpened((opened) => void keepOpened(opened));
  followUser(dispatch);
}
