import { findFighter, findGame, GAMES } from '@combolab/contracts';
import { framesPath, gamesWithFrames, rosterPath } from '@combolab/contracts/frame-data';
import { SearchX, Table2 } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { loadLanguage, useLanguage } from '../../shared/search/language.js';
import { useDelayed } from '../../shared/lib/use-delayed.js';
import { useTitle } from '../../shared/lib/use-title.js';
import { buttonClass } from '../../shared/ui/button.js';
import { Emblem } from '../../shared/ui/emblem.js';
import { Notice } from '../../shared/ui/notice.js';
import { t } from './texts.js';

/** Names offered of each game. */
const MOST = 3;
/** The code that finds them may not come at all: the ways to the rosters wait no longer, ms. They would be pushed away by names. */
const LATE_MS = 4000;

/** The ways to the rosters. */
const Rosters = () =>
  gamesWithFrames().map(({ id, shortName }) => (
    <Link key={id} to={rosterPath(id)} className={buttonClass()}>
      {t('allFightersOf', { game: shortName })}
    </Link>
  ));

/** An address of a fighter or a game that there are no frames of. */
export function NoFrames({ of }: { readonly of: string | null }) {
  useTitle(t('frameData'));
  return (
    <Notice
      headline
      icon={<Table2 size={28} strokeWidth={1.5} aria-hidden />}
      title={of === null ? t('thereIsNoFrameDataAtAll') : t('thereIsNoFrameData', { name: of })}
      actions={<Rosters />}
    >
      {t('noSourceThatWeTrust')}
    </Notice>
  );
}

interface Props {
  readonly asked: string;
  /** The game that the address names; null = none. */
  readonly gameId: string | null;
}

/** An address that names no fighter: those whose names are nearest. */
export function UnknownFighter({ asked, gameId }: Props) {
  useTitle(t('noSuchFighter'));
  const language = useLanguage();
  useEffect(loadLanguage, []);
  const late = useDelayed(language === null, LATE_MS);
  const games = GAMES.filter(({ id, frameData }) => frameData !== null && (gameId === null || id === gameId));
  const nearest = games.flatMap(({ id }) => language?.nearestFighters(asked, id, MOST) ?? []);
  const game = findGame(gameId ?? '')?.shortName;
  return (
    <Notice
      headline
      icon={<SearchX size={28} strokeWidth={1.5} aria-hidden />}
      title={game === undefined ? t('noFighterIsCalled', { asked }) : t('noFighterOfGameIsCalled', { game, asked })}
      actions={
        <>
          {nearest.map((id) => (
            <Link key={id} to={framesPath(id)} className={buttonClass()}>
              <Emblem fighterId={id} size={20} decorative />
              {nameIn(id, games.length > 1)}
            </Link>
          ))}
          {(language !== null || late) && <Rosters />}
        </>
      }
    >
      {nearest.length > 0 ? t('didYouMeanOneOf') : t('aLetterOfTheAddress')}
    </Notice>
  );
}

function nameIn(fighterId: string, withGame: boolean): string {
  const fighter = findFighter(fighterId);
  const game = withGame ? findGame(fighter?.gameId ?? '')?.shortName : undefined;
  return `${fighter?.name ?? fighterId}${game === undefined ? '' : `, ${game}`}`;
}
