import { findFighter, findGame } from '@combolab/contracts';
import { framesPlace } from '@combolab/contracts/frame-data';
import { useParams } from 'react-router-dom';
import { chosenGame } from '../../entities/frame-data/chosen-game.js';
import { FighterPage } from './fighter-page.js';
import { FrameTabs } from '../../entities/frame-data/frame-tabs.js';
import styles from './page.module.css';
import { NoFrames, UnknownFighter } from './nobody.js';
import { RosterPage } from './roster/roster-page.js';

/** The frame data: a game's roster, a fighter's moves, or who may be meant by an address that names neither. */
export function FrameTablePage() {
  const { place, fighter } = useParams();
  return (
    <main className={styles.page}>
      <FrameTabs />
      <Shown place={place} fighter={fighter} />
    </main>
  );
}

function Shown({ place, fighter }: { readonly place: string | undefined; readonly fighter: string | undefined }) {
  const shown = framesPlace(place, fighter);
  if (shown.kind === 'unknown') return <UnknownFighter asked={shown.asked} gameId={shown.gameId} />;
  if (shown.kind === 'roster') {
    const gameId = shown.gameId ?? chosenGame();
    const game = findGame(gameId ?? '');
    return game === undefined || game.frameData === null ? (
      <NoFrames of={game?.name ?? null} />
    ) : (
      <RosterPage key={game.id} gameId={game.id} />
    );
  }
  const { name, gameId } = findFighter(shown.fighterId) ?? { name: shown.fighterId, gameId: '' };
  if (findGame(gameId)?.frameData == null) return <NoFrames of={name} />;
  return <FighterPage key={shown.fighterId} fighterId={shown.fighterId} />;
}
