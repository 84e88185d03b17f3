import { type ReactNode } from 'react';
import { findFighter, type ComboSource } from '@combolab/contracts';
import { lazyPart } from '../../../shared/lib/lazy-part.js';
import { comboSummary } from '../../../shared/terms/summary.js';
import { FollowButton } from '../../../entities/follows/follow-button.js';
import { ReportButton } from '../../../entities/moderation/report-button.js';
import type { LiveCard } from '../../../shared/combos/newest-parts.js';
import { SourceLine } from '../../../shared/combos/source-line.js';
import { Ago } from '../../../shared/ui/ago.js';
import { AuthorLink } from '../../../shared/ui/author-link.js';
import { Avatar } from '../../../shared/ui/avatar.js';
import styles from './combo-about.module.css';
import { VerifiedVersion } from './verified-version.js';
import { t } from '../texts.js';

const ManyDefenders = lazyPart(() => import('./many-defenders.js'), 'ManyDefenders');
/** More than these are said in fewer words. */
const MOST_NAMED = 5;
const nameOf = (id: string): string => findFighter(id)?.name ?? id;

function Defenders({ card: { gameId, characterIds } }: { readonly card: LiveCard }) {
  if (characterIds.length <= MOST_NAMED) return characterIds.map(nameOf).join(', ');
  return (
    <ManyDefenders fallback={t('countFighters', { count: characterIds.length })} gameId={gameId} ids={characterIds} />
  );
}

interface Props {
  readonly card: LiveCard;
  /** The replay it was taken from, where it is named. */
  readonly source?: ComboSource | undefined;
  /** Stand among the facts. */
  readonly children?: ReactNode;
}

/** Who does what to whom, what is known about it, and who shared it. */
export function ComboAbout({ card, source, children }: Props) {
  const author = card.authorData[0];
  return (
    <div className={styles.about}>
      <p className={styles.names}>
        {t.rich('comboOn', { defenders: <Defenders card={card} /> }, { attacker: nameOf(card.characterId) })}
      </p>
      <p className={styles.summary}>{comboSummary(card)}</p>
      {children}
      {card.patch !== null && <p className={styles.names}>{t('testedOn', { patch: card.patch })}</p>}
      {source !== undefined && (
        <p className={styles.names}>
          <SourceLine source={source} />
        </p>
      )}
      <VerifiedVersion card={card} />
      {author !== undefined && (
        <p className={styles.author}>
          <Avatar name={author.displayName} photoUrl={author.photoUrl} size={24} />
          <AuthorLink author={author} />
          <FollowButton author={author} size="s" />
          <Ago at={card.createdAt} />
          <ReportButton kind="combo" subjectId={card._id} authorId={card.authorId} />
        </p>
      )}
    </div>
  );
}
