import { findGame, slugOf } from '@combolab/contracts';
import { framesPath, rosterPath, type AboutFrames } from '@combolab/contracts/frame-data';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { rememberGame } from '../../../entities/frame-data/chosen-game.js';
import { useAboutFramesQuery, useFrameFilesQuery } from '../../../entities/frame-data/frame-data-api.js';
import { GameSwitch } from '../../../entities/frame-data/game-switch.js';
import { useCalled } from '../../../shared/search/use-called.js';
import { useDelayed } from '../../../shared/lib/use-delayed.js';
import { useTitle } from '../../../shared/lib/use-title.js';
import { KeptOffline } from '../../../shared/offline/kept-offline.js';
import { loadLanguage } from '../../../shared/search/language.js';
import { ErrorNotice } from '../../../shared/ui/error-notice.js';
import { TextField } from '../../../shared/ui/text-field.js';
import { KeepAll } from '../keep/keep-all.js';
import pageStyles from '../page.module.css';
import { Sources } from '../../../entities/frame-data/sources.js';
import { useTyped } from '../use-typed.js';
import { FighterGrid } from './fighter-grid.js';
import { RosterGhost } from './roster-ghost.js';
import styles from './roster.module.css';
import { t } from '../texts.js';

const TEXT_LENGTH = 40;

/** The fighters of a game there is frame data of, found by every name players have for them. */
export function RosterPage({ gameId }: { readonly gameId: string }) {
  const name = findGame(gameId)?.shortName ?? gameId;
  useTitle(t('frameDataOf', { name }));
  const { data: about, error, isLoading, refetch } = useAboutFramesQuery(gameId);
  const files = useFrameFilesQuery(gameId);
  // how many moves there are is said in the sentence above the fighters
  const waits = isLoading || files.isLoading;
  const late = useDelayed(waits);
  useEffect(() => {
    rememberGame(gameId);
  }, [gameId]);
  return (
    <>
      <header className={pageStyles.head}>
        <div className={pageStyles.title}>
          <h1>{t('frameDataOf', { name })}</h1>
          {!waits && about !== undefined && <Sizes about={about} />}
          {waits && <p className={pageStyles.coming} />}
        </div>
        <GameSwitch gameId={gameId} to={rosterPath} />
      </header>
      {error !== undefined && (
        <ErrorNotice title={t('theFrameDataCouldNot')} error={error} onRetry={() => void refetch()} />
      )}
      {waits && late && <RosterGhost />}
      {!waits && about !== undefined && (
        <>
          <Search about={about} />
          <Sources about={about} />
          <KeepAll gameId={gameId} />
          <KeptOffline />
        </>
      )}
    </>
  );
}

function Sizes({ about: { game, fighters, patch } }: { readonly about: AboutFrames }) {
  const { data: files } = useFrameFilesQuery(game);
  const moves = fighters.reduce((sum, slug) => sum + (files?.files[slug]?.moves ?? 0), 0);
  return (
    <p>
      {moves > 0
        ? t('sizesWithMoves', { fighters: fighters.length, moves, patch })
        : t('sizes', { fighters: fighters.length, patch })}
    </p>
  );
}

function Search({ about: { game, fighters } }: { readonly about: AboutFrames }) {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const [text, type] = useTyped((search.get('q') ?? '').slice(0, TEXT_LENGTH));
  const asks = text.trim() !== '';
  useEffect(() => {
    if (asks) loadLanguage();
  }, [asks]);
  const there = new Set(fighters);
  const shown = useCalled(game)(text).filter((id) => there.has(slugOf(id)));
  const [first] = shown;
  return (
    <>
      <form
        role="search"
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          if (asks && first !== undefined) void navigate(framesPath(first));
        }}
      >
        <TextField
          label={t('findAFighter')}
          type="search"
          autoComplete="off"
          maxLength={TEXT_LENGTH}
          placeholder={t('falconDkPuff')}
          value={text}
          onFocus={loadLanguage}
          onChange={({ currentTarget: { value } }) => {
            type(value);
            setSearch(value.trim() === '' ? '' : new URLSearchParams({ q: value }), { replace: true });
          }}
        />
        <p role="status">{asks && t('foundFighters', { count: shown.length })}</p>
      </form>
      <FighterGrid gameId={game} ids={shown} asked={text} />
    </>
  );
}
