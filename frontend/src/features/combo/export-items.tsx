import { Clapperboard, Download, Text } from 'lucide-react';
import type { Combo } from '@combolab/contracts';
import { useViewerController } from '../../shared/controller/use-viewer-controller.js';
import { copyText } from '../../shared/lib/copy-text.js';
import { saveFile } from '../../shared/lib/save-file.js';
import { notationText } from '../../shared/notation/notation.js';
import { useNotation } from '../../shared/notation/use-notation.js';
import { toast } from '../../shared/ui/toast.js';
import { useComboQuery } from './combo-api.js';
import { exportedCombo, fileNameOf, sourceLine } from './export-combo.js';
import { sticksText } from './sticks-as-text.js';
import { MenuItem, MenuLine } from '../../shared/ui/menu.js';
import { t } from './texts.js';

function save(combo: Combo): void {
  const file = new Blob([`${JSON.stringify(exportedCombo(combo, location.origin), null, 2)}\n`], {
    type: 'application/json',
  });
  saveFile(file, `${fileNameOf(combo.name)}.json`);
}

interface Props {
  readonly comboId: string;
  readonly gameId: string;
  /** The clip with its inputs drawn below it is wanted. */
  readonly onClip: () => void;
}

/** The combo to take away: its inputs as text in the viewer's notation, as a video, or all of it as a file. */
export function ExportItems({ comboId, gameId, onClip }: Props) {
  const { currentData: combo } = useComboQuery(comboId);
  const viewer = useViewerController(gameId);
  const [notation] = useNotation();
  if (combo === undefined) return null;
  const copy = async () => {
    if (await copyText(notationText(combo.actions, notation, viewer) + sticksText(combo) + sourceLine(combo)))
      toast.success(t('theInputsHaveBeenCopied'));
    else toast.error(t('theInputsCouldNotBe'));
  };
  return (
    <>
      <MenuLine />
      <MenuItem disabled={combo.actions.length === 0} onSelect={() => void copy()}>
        <Text className="icon" aria-hidden />
        {t('copyTheInputsAsText')}
      </MenuItem>
      <MenuItem
        onSelect={() => {
          save(combo);
        }}
      >
        <Download className="icon" aria-hidden />
        {t('saveAsJson')}
      </MenuItem>
      <MenuItem disabled={combo.actions.length === 0} onSelect={onClip}>
        <Clapperboard className="icon" aria-hidden />
        {t('saveTheClipWithIts')}
      </MenuItem>
    </>
  );
}
