import { Ellipsis, Flag, Maximize, Minimize } from 'lucide-react';
import { useClock } from '../../../shared/clip/clock-provider.js';
import { pressTicks } from '../../../shared/clip/sound/sound-choices.js';
import { useClockState } from '../../../shared/clip/use-clock.js';
import { laneZoom } from '../../../shared/lanes/lane-zoom-choice.js';
import { useChoice } from '../../../shared/lib/stored-choice.js';
import { useIsMobile, useMediaQuery } from '../../../shared/lib/use-media-query.js';
import { Button } from '../../../shared/ui/button.js';
import { Menu, MenuChoices, MenuItem, MenuLine, MenuSwitch } from '../../../shared/ui/menu.js';
import { t } from '../texts.js';
import { stickPaths } from './player-prefs.js';
import type { Views } from './use-views.js';

interface Props {
  readonly views: Views;
  /** There are paths of sticks that could be shown. */
  readonly sticks: boolean;
}

/** What is done with the clip now and then. */
export const PlayerMenu = (props: Props) => (
  <Menu
    align="end"
    button={
      <Button look="ghost" square aria-label={t('moreForTheClip')} data-tip={t('moreForTheClip')}>
        <Ellipsis className="icon" aria-hidden />
      </Button>
    }
  >
    <Items {...props} />
  </Menu>
);

function Items({ views: { overlay, theatre, fullscreen }, sticks }: Props) {
  const clock = useClock();
  const { loop } = useClockState(clock);
  const mobile = useIsMobile();
  const ticks = useChoice(pressTicks);
  const paths = useChoice(stickPaths);
  return (
    <>
      <MenuItem
        onSelect={() => {
          clock.toggleOwnBreakpoint();
        }}
      >
        <Flag className="icon" aria-hidden />
        {t('ownBreakpointAtThisFrame')}
      </MenuItem>
      {mobile && fullscreen !== null && (
        <MenuItem onSelect={fullscreen.toggle}>
          {fullscreen.on ? <Minimize className="icon" aria-hidden /> : <Maximize className="icon" aria-hidden />}
          {t('fullScreen')}
        </MenuItem>
      )}
      <MenuLine />
      {mobile && (
        <MenuSwitch
          on={loop}
          onChange={(on) => {
            clock.setLoop(on);
          }}
        >
          {t('repeat')}
        </MenuSwitch>
      )}
      <MenuSwitch on={ticks} onChange={pressTicks.write}>
        {t('tickOnEachPress')}
      </MenuSwitch>
      {sticks && (
        <MenuSwitch on={paths} onChange={stickPaths.write}>
          {t('pathsOfTheSticks')}
        </MenuSwitch>
      )}
      {overlay !== null && (
        <MenuSwitch on={overlay.on} onChange={overlay.toggle}>
          {t('controllerOnThePicture')}
        </MenuSwitch>
      )}
      {theatre !== null && (
        <MenuSwitch on={theatre.on} onChange={theatre.toggle}>
          {t('theatre')}
        </MenuSwitch>
      )}
      <LaneSizes />
    </>
  );
}

/** Pixels of a frame in the lanes, beside all of the clip. */
const SIZES = [
  ['fit', t('wholeClip')],
  ['8', t('largerLanes')],
  ['16', t('largestLanes')],
] as const;

/** For fingers, who have no buttons for it on the ruler. */
function LaneSizes() {
  const touch = useMediaQuery('(pointer: coarse)');
  const zoom = useChoice(laneZoom);
  if (!touch) return null;
  const value = typeof zoom === 'number' ? (zoom > 8 ? SIZES[2][0] : SIZES[1][0]) : SIZES[0][0];
  return (
    <>
      <MenuLine />
      <MenuChoices
        label={t('lanes')}
        value={value}
        options={SIZES}
        onChange={(size: (typeof SIZES)[number][0]) => {
          laneZoom.write(size === 'fit' ? size : Number(size));
        }}
      />
    </>
  );
}
