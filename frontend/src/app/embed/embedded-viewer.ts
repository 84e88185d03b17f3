import { findGame, type ControllerType } from '@combolab/contracts';
import { localControllers, localMappings } from '../../shared/controller/local-choices.js';
import { changesInputs, readMapping, viewerMapping } from '../../shared/controller/mapping.js';
import type { ViewerController } from '../../shared/controller/use-viewer-controller.js';

/** The controller of a link, else of this browser, else the game's usual one. */
export function embeddedViewer(gameId: string, pad: ControllerType | null): ViewerController {
  const usable = findGame(gameId)?.controllers ?? ['SWITCH'];
  const wanted = [pad, localControllers.read()[gameId]].find((code) => code != null && usable.includes(code));
  const code = wanted ?? usable[0];
  const mapping = readMapping(localMappings.read()[gameId]?.[code]);
  return { code, mapping, mapped: changesInputs(mapping), ...viewerMapping(code, mapping) };
}
