import { Gamepad2 } from 'lucide-react';
import { useState } from 'react';
import type { ControllerType } from '@combolab/contracts';
import { DrawnController } from '../../../shared/controller/drawn-controller.js';
import { controllerName } from '../../../shared/controller/layouts/layout.js';
import {
  controllersOf,
  useChooseController,
  type ViewerController,
} from '../../../shared/controller/use-viewer-controller.js';
import { Radio } from '../../../shared/ui/tick.js';
import { Dialog } from '../../../shared/ui/dialog.js';
import { t } from '../texts.js';
import styles from './controller-picker.module.css';

interface Props {
  readonly gameId: string;
  readonly viewer: ViewerController;
}

/** The controller that combos are shown on, and a dialog to choose another. */
export function ControllerPicker({ gameId, viewer: { code, mapped } }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.line}>
      <button
        type="button"
        className={styles.current}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        <Gamepad2 className="icon" aria-hidden />
        {t.rich('shownOn', { hidden: <span className="visuallyHidden" /> }, { controller: controllerName(code) })}
      </button>
      {mapped && <span className={styles.mapped}>{t('yourMappingIsOn')}</span>}
      <Dialog open={open} onOpenChange={setOpen} title={t('yourController')} description={t('everyComboOfThisGame')}>
        <Choices gameId={gameId} chosen={code} />
      </Dialog>
    </div>
  );
}

function Choices({ gameId, chosen }: { readonly gameId: string; readonly chosen: ControllerType }) {
  const choose = useChooseController(gameId);
  return (
    <fieldset className={styles.choices}>
      <legend className="visuallyHidden">{t('controller')}</legend>
      {controllersOf(gameId).map((code) => (
        <label key={code} className={styles.choice}>
          <Radio
            name="controller"
            value={code}
            checked={code === chosen}
            onChange={() => {
              choose(code);
            }}
          />
          <DrawnController code={code} decorative className={styles.drawing} />
          {controllerName(code)}
        </label>
      ))}
    </fieldset>
  );
}
