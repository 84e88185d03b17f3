import { findGame, type GuideCard } from '@combolab/contracts';
import { BookOpen } from 'lucide-react';
import { MatchupTile } from '../../shared/ui/matchup-tile.js';
import styles from './drawn-cover.module.css';
import { lanePattern, LANES, PATTERN_WIDTH } from './lane-pattern.js';

const HEIGHT = (PATTERN_WIDTH * 9) / 16;
/** The uppermost lane, and from one to the next. */
const TOP = 136;
const PITCH = 11;
const MARK = 5;

/** Whom a guide is about: as its author says, else those of the first combo that is seen of it. */
function fightersOf({ metaData: { fighters }, sections }: GuideCard): readonly string[] {
  if (fighters.length > 0) return fighters;
  const combo = sections.find(({ type, value }) => type === 'COMBO_SELECTOR' && value !== null)?.value;
  return typeof combo === 'object' && combo !== null ? [combo.characterId, ...combo.characterIds] : [];
}

/** What stands on a guide that is about no fighter: the name of its game, or a book where it is of none. */
function signOf({ metaData: { gameTags } }: GuideCard) {
  const game = findGame(gameTags[0] ?? '');
  return game === undefined ? (
    <BookOpen size={34} strokeWidth={1.5} />
  ) : (
    <span className={styles.game}>{game.shortName}</span>
  );
}

/** The picture of a guide that has none: its fighters or its game, above lanes with presses of its own. It says nothing. */
export const DrawnCover = ({ guide }: { readonly guide: GuideCard }) => (
  <>
    <MatchupTile fighters={fightersOf(guide)} otherwise={{ id: guide._id, sign: signOf(guide) }} />
    <svg className={styles.lanes} viewBox={`0 0 ${String(PATTERN_WIDTH)} ${String(HEIGHT)}`} aria-hidden>
      {Array.from({ length: LANES }, (_, lane) => (
        <line
          key={lane}
          x2={PATTERN_WIDTH}
          y1={TOP + lane * PITCH + MARK / 2}
          y2={TOP + lane * PITCH + MARK / 2}
          strokeWidth={0.5}
        />
      ))}
      {lanePattern(guide._id).map(({ lane, at, length }) => (
        <rect
          key={`${String(lane)} ${String(at)}`}
          x={at}
          y={TOP + lane * PITCH}
          width={length}
          height={MARK}
          rx={1.5}
        />
      ))}
    </svg>
  </>
);
