import { findGame, slugOf } from '@combolab/contracts';
import type { AboutFrames } from '@combolab/contracts/frame-data';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { chosenGame, rememberGame } from '../../entities/frame-data/chosen-game.js';
import { useAboutFramesQuery } from '../../entities/frame-data/frame-data-api.js';
import { FrameTabs } from '../../entities/frame-data/frame-tabs.js';
import { GameSwitch } from '../../entities/frame-data/game-switch.js';
import {
  NOTHING_ASKED,
  readToolChoice,
  writeToolChoice,
  type ToolChoice,
} from '../../entities/frame-data/tool-link.js';
import { useDelayed } from '../../shared/lib/use-delayed.js';
import { useTitle } from '../../shared/lib/use-title.js';
import { ErrorNotice } from '../../shared/ui/error-notice.js';
import { Awaited } from './awaited.js';
import { AnswerGhost, SentenceGhost } from './answer-ghost.js';
import { shownChoice } from './shown-choice.js';
import styles from './shield-tool.module.css';
import { Tool } from './tool.js';
import { t } from './texts.js';

/** "What can I do?": from a move on shield to what punishes it. What is asked stands in the address. */
export function ShieldToolPage() {
  useTitle(t('whatCanIDo'));
  const [search, setSearch] = useSearchParams();
  const asked = readToolChoice(search);
  const gameId = asked.game ?? chosenGame();
  const { data: about, error, isLoading, refetch } = useAboutFramesQuery(gameId ?? '', { skip: gameId === null });
  const late = useDelayed(isLoading);
  useEffect(() => {
    if (gameId !== null) rememberGame(gameId);
  }, [gameId]);
  return (
    <main className={styles.page}>
      <FrameTabs />
      <div className={styles.game}>
        <GameSwitch gameId={gameId} to={(game) => `?${writeToolChoice({ ...NOTHING_ASKED, game })}`} />
      </div>
      {isLoading && <SentenceGhost />}
      {(gameId === null || about === undefined) && <Awaited next={null} />}
      {error !== undefined && (
        <ErrorNotice title={t('theFrameDataCouldNot')} error={error} onRetry={() => void refetch()} />
      )}
      {isLoading && late && <AnswerGhost />}
      {gameId !== null && about !== undefined && (
        <Shown key={gameId} gameId={gameId} about={about} asked={asked} setSearch={setSearch} />
      )}
    </main>
  );
}

interface ShownProps {
  readonly gameId: string;
  readonly about: AboutFrames;
  readonly asked: ToolChoice;
  readonly setSearch: (search: string, options: { readonly replace: boolean }) => void;
}

function Shown({ gameId, about, asked, setSearch }: ShownProps) {
  const roster = (findGame(gameId)?.fighters ?? [])
    .map(({ id }) => id)
    .filter((id) => about.fighters.includes(slugOf(id)));
  const { choice, isExample } = shownChoice(asked, gameId);
  return (
    <Tool
      about={about}
      gameId={gameId}
      roster={roster}
      choice={choice}
      isExample={isExample}
      onChange={(changes) => {
        setSearch(writeToolChoice({ ...choice, ...changes }), { replace: true });
      }}
    />
  );
}
