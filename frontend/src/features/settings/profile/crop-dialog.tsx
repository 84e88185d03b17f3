import 'react-easy-crop/react-easy-crop.css';
import { useState } from 'react';
import Cropper, { type Area, type Point } from 'react-easy-crop';
import { Button } from '../../../shared/ui/button.js';
import { Dialog } from '../../../shared/ui/dialog.js';
import styles from './crop-dialog.module.css';
import { cutPicture } from './cut-picture.js';
import { t } from '../texts.js';

interface Props {
  readonly file: File;
  /** Of the file, within this page. */
  readonly address: string;
  readonly onCut: (picture: Blob) => void;
  readonly onClose: () => void;
}

const CANNOT_READ = t('thisPictureCannotBeRead');
const MAX_ZOOM = 4;

/** Cuts a square out of a picture: dragged, pinched, or moved with the arrow keys. */
export function CropDialog({ file, address, onCut, onClose }: Props) {
  const [crop, setCrop] = useState<Point>({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const cut = async (of: Area) => {
    try {
      onCut(await cutPicture(file, of));
    } catch {
      setProblem(CANNOT_READ);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('cutYourPicture')}
      description={t('moveItWithTheMouse')}
    >
      <div className={styles.place}>
        {problem === null && (
          <Cropper
            image={address}
            crop={crop}
            zoom={zoom}
            maxZoom={MAX_ZOOM}
            aspect={1}
            cropShape="round"
            showGrid={false}
            keyboardStep={8}
            disableAutomaticStylesInjection
            cropperProps={{ role: 'group', 'aria-label': t('partOfThePictureThat') }}
            mediaProps={{
              onError: () => {
                setProblem(CANNOT_READ);
              },
            }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => {
              setArea(pixels);
            }}
          />
        )}
      </div>
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <label className={styles.zoom}>
        {t('zoom')}
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={zoom}
          disabled={problem !== null}
          onChange={({ target }) => {
            setZoom(target.valueAsNumber);
          }}
        />
      </label>
      <div className={styles.buttons}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button
          look="primary"
          disabled={area === null || problem !== null}
          onClick={() => {
            if (area !== null) void cut(area);
          }}
        >
          {t('usePicture')}
        </Button>
      </div>
    </Dialog>
  );
}
