import { Columns2, Link2 } from 'lucide-react';
import { useState } from 'react';
import { useClock } from '../../../shared/clip/clock-provider.js';
import { speedLabel } from '../../../shared/clip/speeds.js';
import { controllerName } from '../../../shared/controller/layouts/layout.js';
import { useViewerController } from '../../../shared/controller/use-viewer-controller.js';
import { MenuItem, MenuLine, MenuLink, MenuSwitch } from '../../../shared/ui/menu.js';
import { ExportItems } from '../export-items.js';
import { writePlayerLink } from '../player/player-link.js';
import { share } from '../share.js';
import { t } from '../texts.js';

type Props = Parameters<typeof ExportItems>[0];

/** Links to the clip as it stood when the menu was opened: at its frame, with speed, loop and controller; and the combo to take away. */
export function MomentItems({ comboId, gameId, onClip }: Props) {
  const clock = useClock();
  const { code } = useViewerController(gameId);
  const [{ frame, rate, range }] = useState({ frame: clock.frame, ...clock.state });
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({ speed: true, loop: true, pad: false });
  const options = [
    { key: 'speed', offered: rate !== 1, words: t('atSpeed', { speed: speedLabel(rate) }) },
    {
      key: 'loop',
      offered: range !== null,
      words: t('withTheLoop', { start: range?.start ?? 0, end: range?.end ?? 0 }),
    },
    { key: 'pad', offered: true, words: t('onThe', { controller: controllerName(code) }) },
  ];
  const state = () =>
    writePlayerLink({
      frame,
      rate: chosen['speed'] === true ? rate : null,
      range: chosen['loop'] === true ? range : null,
      pad: chosen['pad'] === true ? code : null,
    });
  return (
    <>
      <MenuItem onSelect={() => void share(comboId, state())}>
        <Link2 className="icon" aria-hidden />
        {t('copyLinkAtFrame', { frame })}
      </MenuItem>
      {options
        .filter(({ offered }) => offered)
        .map(({ key, words }) => (
          <MenuSwitch
            key={key}
            on={chosen[key] === true}
            onChange={(on) => {
              setChosen({ ...chosen, [key]: on });
            }}
          >
            {words}
          </MenuSwitch>
        ))}
      <ExportItems comboId={comboId} gameId={gameId} onClip={onClip} />
      <MenuLine />
      <MenuLink to={`/compare?a=${comboId}`}>
        <Columns2 className="icon" aria-hidden />
        {t('compareWithAnotherCombo')}
      </MenuLink>
    </>
  );
}
