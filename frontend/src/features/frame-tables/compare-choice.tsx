import { RosterChoice } from '../../entities/frame-data/roster-choice.js';
import { t } from './texts.js';
import styles from './page.module.css';

interface Props {
  readonly gameId: string;
  /** Ids of who can be compared with. */
  readonly others: readonly string[];
  readonly compared: string | null;
  /** It was asked for just now. */
  readonly opened: boolean;
  readonly onChoose: (fighterId: string | null) => void;
}

/** Who stands beside the fighter; fetched when somebody wants to compare. */
export const CompareChoice = ({ gameId, others, compared, opened, onChoose }: Props) => (
  <RosterChoice
    className={styles.compare}
    label={t('compareWith')}
    placeholder={t('nobody')}
    clearable
    opened={opened}
    gameId={gameId}
    fighters={others}
    chosen={compared}
    onChoose={onChoose}
  />
);
