import { ChevronDown, Columns2, Link2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { controllerName } from '../../shared/controller/layouts/layout.js';
import { useViewerController } from '../../shared/controller/use-viewer-controller.js';
import { Button } from '../../shared/ui/button.js';
import { useComboQuery } from './combo-api.js';
import { ExportItems } from './export-items.js';
import { useClock } from '../../shared/clip/clock-provider.js';
import { writePlayerLink } from './player/player-link.js';
import { bestRendition } from './player/rendition.js';
import { speedLabel } from '../../shared/clip/speeds.js';
import { share } from './share.js';
import { Menu, MenuItem, MenuLine, MenuLink, MenuSwitch } from '../../shared/ui/menu.js';
import { t } from './texts.js';

const ClipExportDialog = lazy(async () => ({
  default: (await import('./clip-export/clip-export-dialog.js')).ClipExportDialog,
}));

/** Wide enough to be read on a phone and in a chat, in pixels. */
const EXPORT_WIDTH = 1280;

interface Props {
  readonly comboId: string;
  readonly gameId: string;
}

/** Links to the clip as it stands: at its frame, with speed, loop and controller. */
export function ShareMenu(props: Props) {
  const [exporting, setExporting] = useState(false);
  return (
    <>
      <MomentMenu
        {...props}
        onClip={() => {
          setExporting(true);
        }}
      />
      {exporting && (
        <Suspense>
          <ClipExport
            {...props}
            onClose={() => {
              setExporting(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function ClipExport({ comboId, gameId, onClose }: Props & { readonly onClose: () => void }) {
  const { currentData: combo } = useComboQuery(comboId);
  const viewer = useViewerController(gameId);
  const src = combo === undefined ? null : bestRendition(combo, EXPORT_WIDTH);
  if (combo === undefined || src === null) return null;
  return <ClipExportDialog combo={combo} src={src} viewer={viewer} onClose={onClose} />;
}

type MenuProps = Props & Pick<Parameters<typeof ExportItems>[0], 'onClip'>;

const MomentMenu = (props: MenuProps) => (
  <Menu
    button={
      <Button look="ghost" square aria-label={t('shareThisMoment')} data-tip={t('shareThisMoment')}>
        <ChevronDown className="icon" aria-hidden />
      </Button>
    }
  >
    <Links {...props} />
  </Menu>
);

/** As the clip stood when the menu was opened. */
function Links({ comboId, gameId, onClip }: MenuProps) {
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
      rate: chosen.speed === true ? rate : null,
      range: chosen.loop === true ? range : null,
      pad: chosen.pad === true ? code : null,
    });
  return (
    <>
      <MenuItem onSelect={() => void share(comboId)}>
        <Link2 className="icon" aria-hidden />
        {t('copyLink')}
      </MenuItem>
      <MenuItem onSelect={() => void share(comboId, state())}>
        <Link2 className="icon" aria-hidden />
        {t('copyLinkAtFrame', { frame })}
      </MenuItem>
      <MenuLine />
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
