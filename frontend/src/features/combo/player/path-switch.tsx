import { Spline } from 'lucide-react';
import { ChoiceButton } from '../../../shared/ui/choice-button.js';
import { stickPaths } from './player-prefs.js';
import { t } from '../texts.js';
import styles from './stick-paths.module.css';

/** Shows and hides how the sticks moved, on the lanes of every combo that has it. */
export const PathSwitch = () => (
  <ChoiceButton choice={stickPaths} label={t('pathsOfTheSticks')} icon={Spline} className={styles.switch} />
);
