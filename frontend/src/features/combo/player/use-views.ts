import type { RefObject } from 'react';
import { useChoice } from '../../../shared/lib/stored-choice.js';
import { useInstrument } from '../instrument.js';
import { overlayPlace, theatre } from './player-prefs.js';
import { useFullscreen } from './use-fullscreen.js';

/** A switch of the player's; null where it has no meaning. */
export interface ViewSwitch {
  readonly on: boolean;
  readonly toggle: () => void;
}

export interface Views {
  readonly overlay: ViewSwitch | null;
  readonly theatre: ViewSwitch | null;
  readonly fullscreen: ViewSwitch | null;
}

/** How large the clip is, and whether the controller lies on it: where the panel beside is out of sight. */
export function useViews(player: RefObject<HTMLElement | null>): Views {
  const narrow = !useInstrument();
  const wide = useChoice(theatre) && !narrow;
  const place = useChoice(overlayPlace);
  const [full, toggleFullscreen] = useFullscreen(player);
  const toggleTheatre = () => {
    theatre.write(!wide);
    requestAnimationFrame(() => player.current?.scrollIntoView({ block: 'nearest' }));
  };
  const toggleOverlay = () => {
    overlayPlace.write({ ...place, shown: !place.shown });
  };
  return {
    overlay: narrow || wide || full ? { on: place.shown, toggle: toggleOverlay } : null,
    theatre: narrow || full ? null : { on: wide, toggle: toggleTheatre },
    fullscreen: toggleFullscreen === null ? null : { on: full, toggle: toggleFullscreen },
  };
}
