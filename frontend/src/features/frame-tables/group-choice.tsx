import { MOVE_GROUPS, type FrameMove } from '@combolab/contracts/frame-data';
import { GROUP_NAMES } from '../../entities/frame-data/group-names.js';
import { t } from './texts.js';
import styles from './page.module.css';

type Group = FrameMove['group'];

interface Props {
  /** Of all moves that are there. */
  readonly moves: readonly { readonly group: Group }[];
  readonly group: Group | null;
  readonly onChoose: (group: Group | null) => void;
}

/** Which kind of moves is shown. */
export function GroupChoice({ moves, group, onChoose }: Props) {
  const there = MOVE_GROUPS.filter((each) => moves.some((move) => move.group === each));
  const kinds: readonly (readonly [Group | null, string])[] = [
    [null, t('allKinds')],
    ...there.map((each) => [each, GROUP_NAMES[each]] as const),
  ];
  return (
    <div role="group" aria-label={t('kind')} className={styles.kinds}>
      {kinds.map(([kind, words]) => (
        <button
          key={words}
          type="button"
          aria-pressed={kind === group}
          onClick={() => {
            onChoose(kind);
          }}
        >
          {words}
        </button>
      ))}
    </div>
  );
}
