import { DEFAULT_GAME_ID, findGame, type ControllerType } from '@combolab/contracts';
import { atom } from 'nanostores';
import { useMemo } from 'react';
import { problemText } from '../api/problem.js';
import { useAuth, useMe } from '../auth/use-auth.js';
import { useChoice } from '../lib/stored-choice.js';
import { useStore } from '../store/use-store.js';
import { toast } from '../ui/toast.js';
import { usePreferControllerMutation } from './controller-api.js';
import { localControllers, localMappings } from './local-choices.js';
import { changesInputs, readMapping, viewerMapping, type Mapping, type ViewerMapping } from './mapping.js';
import { t } from './texts.js';

/** The controller that a viewer sees combos on. */
export interface ViewerController extends ViewerMapping {
  readonly code: ControllerType;
  /** The viewer's own replacements for this game and controller. */
  readonly mapping: Mapping;
  /** Whether they change anything. */
  readonly mapped: boolean;
}

/** Controllers of a game, the usual one first. */
export const controllersOf = (gameId: string): readonly ControllerType[] =>
  (findGame(gameId) ?? findGame(DEFAULT_GAME_ID))?.controllers ?? ['SWITCH'];

/** Controllers that links asked for, by game. */
const fromLink = atom<Readonly<Record<string, ControllerType>>>({});

/** Shows a game's combos on a controller that a link asks for, kept nowhere; null is the viewer's own again. */
export function showController(gameId: string, code: ControllerType | null): void {
  const { [gameId]: _before, ...others } = fromLink.get();
  fromLink.set(code === null ? others : { ...others, [gameId]: code });
}

/** Controller and mapping for the combos of a game: of a link, of the account, of this browser, or the game's usual one. */
export function useViewerController(gameId: string): ViewerController {
  const me = useMe();
  const local = useChoice(localControllers)[gameId];
  const localMapping = useChoice(localMappings);
  const linked = useStore(fromLink, (links) => links[gameId]);
  const usable = controllersOf(gameId);
  const code =
    [linked, me?.preferredControllers[gameId], local].find((each) => each !== undefined && usable.includes(each)) ??
    usable[0] ??
    'SWITCH';
  const record = (me?.customMappings ?? localMapping)[gameId]?.[code];
  return useMemo(() => {
    const mapping = readMapping(record);
    return { code, mapping, mapped: changesInputs(mapping), ...viewerMapping(code, mapping) };
  }, [code, record]);
}

/** Chooses the controller of a game: at once, in this browser, and on the account when there is one. */
export function useChooseController(gameId: string): (code: ControllerType) => void {
  const { userId } = useAuth();
  const [prefer] = usePreferControllerMutation();
  return (code) => {
    showController(gameId, null);
    localControllers.write({ ...localControllers.read(), [gameId]: code });
    if (userId === null) return;
    prefer({ userId, gameId, controllerType: code })
      .unwrap()
      .catch((error: unknown) => {
        toast.error(t('yourControllerWasNotSaved', { problem: problemText(error) }));
      });
  };
}
