import { slugOf } from '@combolab/contracts';
import { framesPath, gamesWithFrames, placeOfPath, rosterPath, shieldRulesOf } from '@combolab/contracts/frame-data';
import { Link, useLocation } from 'react-router-dom';
import { useIsMobile } from '../../shared/lib/use-media-query.js';
import { chosenGame } from './chosen-game.js';
import { t } from './texts.js';
import styles from './frame-tabs.module.css';

const TOOL = '/what-can-i-do';

/** Two to compare: a fighter and whom a game's example names beside them. @param fighterId null = the example's two */
function compareAddress(gameId: string, fighterId: string | null): string | null {
  const example = shieldRulesOf(gameId)?.example;
  if (example === undefined) return null;
  const first = fighterId === null ? example.defender : slugOf(fighterId);
  const second = first === example.attacker ? example.defender : example.attacker;
  return `${framesPath(`${gameId}:${first}`)}?with=${second}`;
}

/** The pages of the frame data; What can I do? is among them where the bar has no room for it, on a phone. */
export function FrameTabs() {
  const { pathname, search } = useLocation();
  const isMobile = useIsMobile();
  const isTool = pathname.startsWith(TOOL);
  if (isTool && !isMobile) return null;
  const place = placeOfPath(pathname);
  const fighterId = place?.kind === 'fighter' ? place.fighterId : null;
  const named = gamesWithFrames().find(({ id }) => fighterId?.startsWith(`${id}:`) ?? pathname === rosterPath(id));
  const gameId = named?.id ?? chosenGame();
  if (gameId === null) return null;
  const compares = fighterId !== null && new URLSearchParams(search).has('with');
  const compare = compareAddress(gameId, fighterId);
  const tabs: readonly (readonly [to: string, words: string, isCurrent: boolean])[] = [
    ...(isMobile ? ([[TOOL, t('whatCanIDo'), isTool]] as const) : []),
    [rosterPath(gameId), t('fighters'), !isTool && !compares],
    ...(compare === null ? [] : ([[compares ? `${pathname}${search}` : compare, t('compare'), compares]] as const)),
  ];
  return (
    <nav aria-label={t('frames')} className={styles.tabs}>
      {tabs.map(([to, words, isCurrent]) => (
        <Link key={words} to={to} aria-current={isCurrent ? 'page' : undefined}>
          {words}
        </Link>
      ))}
    </nav>
  );
}
