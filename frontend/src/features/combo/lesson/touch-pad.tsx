import type { ControllerType } from '@combolab/contracts';
import { DrawnController } from '../../../shared/controller/drawn-controller.js';
import type { PracticeInput } from '../../../shared/pad/practice-input.js';
import styles from './touch-pad.module.css';

interface Props {
  readonly input: PracticeInput;
  readonly code: ControllerType;
}

/** The drawn controller, to be pressed with fingers. */
export const TouchPad = ({ input, code }: Props) => (
  <div className={styles.place} data-touch-pad>
    <DrawnController
      code={code}
      className={styles.pad}
      onPress={(type) => {
        input.touchDown(type, performance.now());
      }}
      onRelease={(type) => {
        input.touchUp(type, performance.now());
      }}
    />
  </div>
);
