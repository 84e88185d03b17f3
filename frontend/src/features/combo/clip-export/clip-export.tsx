import { useViewerController } from '../../../shared/controller/use-viewer-controller.js';
import { useComboQuery } from '../combo-api.js';
import { bestRendition } from '../player/rendition.js';
import { ClipExportDialog } from './clip-export-dialog.js';

/** Wide enough to be read on a phone and in a chat, in pixels. */
const EXPORT_WIDTH = 1280;

interface Props {
  readonly comboId: string;
  readonly gameId: string;
  readonly onClose: () => void;
}

/** The clip with its inputs drawn below it, of the rendition that suits that. */
export function ClipExport({ comboId, gameId, onClose }: Props) {
  const { currentData: combo } = useComboQuery(comboId);
  const viewer = useViewerController(gameId);
  const src = combo === undefined ? null : bestRendition(combo, EXPORT_WIDTH);
  if (combo === undefined || src === null) return null;
  return <ClipExportDialog combo={combo} src={src} viewer={viewer} onClose={onClose} />;
}
