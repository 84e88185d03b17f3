import { Metronome } from 'lucide-react';
import { ChoiceButton } from '../../ui/choice-button.js';
import { pressTicks } from './sound-choices.js';
import { t } from '../texts.js';
import styles from './sound-control.module.css';

/** Turns the tick on each press on and off, for all players of this device. On phones settings alone have it. */
export const TickSwitch = () => (
  <ChoiceButton choice={pressTicks} label={t('tickOnEachPress')} icon={Metronome} className={styles.ticks} />
);
