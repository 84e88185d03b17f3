import type { FighterFrames } from '@combolab/contracts/frame-data';
import { slugOf } from '../../shared/frame-data/fighter-slug.js';
import type { ToolChoice } from '../../shared/frame-data/tool-link.js';
import { ListTools } from './list-tools.js';
import { OptionLists } from './option-lists.js';
import styles from './shield-tool.module.css';

interface Props {
  readonly defender: FighterFrames;
  /** Everybody there is frame data of. */
  readonly fighters: readonly FighterFrames[];
  /** Frames between the blocked move and its owner's next act, the same for whoever shields. */
  readonly window: number;
  readonly choice: ToolChoice;
  readonly onChange: (changes: Partial<ToolChoice>) => void;
}

/** What the defender has time for, beside what another would have after the same move. */
export function ComparedLists({ defender, fighters, window, choice: { sort, compared: slug }, onChange }: Props) {
  const others = fighters.filter((fighter) => fighter !== defender);
  const compared = others.find((fighter) => slugOf(fighter) === slug) ?? null;
  return (
    <>
      <ListTools sort={sort} others={others} compared={compared} onChange={onChange} />
      <div className={compared === null ? undefined : styles.columns}>
        <OptionLists
          defender={defender}
          window={window}
          sort={sort}
          {...(compared !== null && { heading: `You, ${defender.name}` })}
        />
        {compared !== null && (
          <OptionLists
            defender={compared}
            window={window}
            sort={sort}
            label={`What ${compared.name} can do`}
            heading={compared.name}
          />
        )}
      </div>
    </>
  );
}
