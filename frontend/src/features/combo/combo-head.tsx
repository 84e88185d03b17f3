import { BadgeCheck } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { comboSummary, findFighter, gameOrDefault, rangeWords, type ComboSource } from '@combolab/contracts';
import type { LiveCard } from '../../shared/combos/newest-parts.js';
import { SourceLine } from '../../shared/combos/source-line.js';
import { FollowButton } from '../../entities/follows/follow-button.js';
import { relativeTime } from '../../shared/lib/relative-time.js';
import { HiddenNote } from '../../entities/moderation/hidden-note.js';
import { ReportButton } from '../../entities/moderation/report-button.js';
import { AuthorLink } from '../../shared/ui/author-link.js';
import { Avatar } from '../../shared/ui/avatar.js';
import { FighterLine } from '../../shared/ui/fighter-line.js';
import { PercentBar } from '../../shared/ui/percent-bar.js';
import styles from './combo-head.module.css';
import { WatchingNow } from './watching-now.js';

const ManyDefenders = lazy(async () => ({ default: (await import('./many-defenders.js')).ManyDefenders }));
/** More than these are said in fewer words. */
const MOST_NAMED = 5;
const nameOf = (id: string): string => findFighter(id)?.name ?? id;

function Defenders({ card: { gameId, characterIds } }: { readonly card: LiveCard }) {
  if (characterIds.length <= MOST_NAMED) return characterIds.map(nameOf).join(', ');
  return (
    <Suspense fallback={`${String(characterIds.length)} fighters`}>
      <ManyDefenders gameId={gameId} ids={characterIds} />
    </Suspense>
  );
}

interface Props {
  readonly card: LiveCard;
  /** The replay it was taken from, where it is named. */
  readonly source?: ComboSource | undefined;
  /** Stand among the facts. */
  readonly children?: ReactNode;
}

/** What the combo is and who shared it. */
export function ComboHead({ card, source, children }: Props) {
  const lines = card.description.split('\n').filter((line) => line.trim() !== '');
  const author = card.authorData[0];
  const [low, high] = card.percentRange;
  return (
    <header className={styles.head}>
      {card.hidden === true && <HiddenNote kind="combo" />}
      <div className={styles.fighters}>
        <FighterLine attacker={card.characterId} defenders={card.characterIds} size={30} most={8} />
        {card.verified && (
          <span className={styles.verified}>
            <BadgeCheck size={16} aria-hidden />
            verified
          </span>
        )}
        <WatchingNow comboId={card._id} />
      </div>
      <h1>
        <bdi>{card.name}</bdi>
      </h1>
      <p className={styles.names}>
        {nameOf(card.characterId)} on <Defenders card={card} />
      </p>
      <p className={styles.summary}>{comboSummary(card)}</p>
      <div className={styles.percent}>
        <PercentBar low={low} high={high} />
        <span className="mono" aria-hidden>
          {rangeWords(gameOrDefault(card.gameId).scale, card.percentRange)}
        </span>
      </div>
      {children}
      {card.patch !== null && <p className={styles.names}>Tested on {card.patch}</p>}
      {source !== undefined && (
        <p className={styles.names}>
          <SourceLine source={source} />
        </p>
      )}
      {lines.map((line, index) => (
        <p key={index} className={styles.line}>
          {line}
        </p>
      ))}
      {author !== undefined && (
        <p className={styles.author}>
          <Avatar name={author.displayName} photoUrl={author.photoUrl} size={24} />
          <AuthorLink author={author} />
          <FollowButton author={author} size="s" />
          <time dateTime={card.createdAt}>{relativeTime(card.createdAt)}</time>
          <ReportButton kind="combo" subjectId={card._id} authorId={card.authorId} />
        </p>
      )}
    </header>
  );
}
