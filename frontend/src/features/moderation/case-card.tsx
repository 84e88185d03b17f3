import { EyeOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ModerationCase } from '@combolab/contracts';
import { Ago } from '../../shared/ui/ago.js';
import { KIND_WORDS, REASON_WORDS, untilWords } from '../../entities/moderation/report-words.js';
import { Avatar } from '../../shared/ui/avatar.js';
import { Picture } from '../../shared/ui/picture.js';
import { ActRow } from './act-row.js';
import styles from './moderation.module.css';
import { OutcomeButtons } from './outcome-buttons.js';
import { t } from './texts.js';

/** One reported thing as readers see it, why, and what can be decided. */
export function CaseCard({ of }: { readonly of: ModerationCase }) {
  const { kind, open, total, thing, author, reports, acts, sameClip } = of;
  return (
    <article className={styles.case}>
      <div className={styles.thing}>
        {thing?.picture != null && (
          <span className={styles.picture} data-kind={kind}>
            <Picture src={thing.picture} />
          </span>
        )}
        <div className={styles.about}>
          <p className={styles.facts}>
            <span className={styles.kind}>{KIND_WORDS[kind]}</span>
            {open > 0 ? t('reportedBy', { count: open }) : t('reportsAnswered', { count: total })}
            {thing?.hidden === true && (
              <span className={styles.hidden}>
                <EyeOff size={14} aria-hidden /> {t('hidden')}
              </span>
            )}
          </p>
          <h2>
            {thing === null ? (
              t('goneTitle', { kind })
            ) : (
              <Link to={thing.path} className="reach">
                <bdi>{thing.title}</bdi>
              </Link>
            )}
          </h2>
          {thing !== null && thing.text !== '' && <p className={styles.text}>{thing.text}</p>}
          {author !== null && <AuthorLine author={author} named={kind !== 'user'} />}
          {sameClip.length > 0 && (
            <p className={styles.facts}>
              {t.rich('sameClipAs', {
                combos: (
                  <>
                    {sameClip.map(({ _id, name }) => (
                      <Link key={_id} to={`/combo/${_id}`} className="reach">
                        <bdi>{name}</bdi>
                      </Link>
                    ))}
                  </>
                ),
              })}
            </p>
          )}
        </div>
      </div>
      {reports.length > 0 && (
        <ul className={styles.reports} aria-label={t('reports')}>
          {reports.map(({ reason, text, at, by }, index) => (
            <li key={index}>
              <span>
                <b>{REASON_WORDS[reason]}</b>
                {text !== '' && <q className={styles.note}>{text}</q>}
              </span>
              <span className={styles.from}>
                {by === null ? (
                  t('aDeletedAccount')
                ) : (
                  <Link to={`/profile/${by._id}`} className="reach">
                    <bdi>{by.displayName}</bdi>
                  </Link>
                )}
                <Ago at={at} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {acts.length > 0 && (
        <ul className={styles.acts} aria-label={t('earlierOutcomes')}>
          {acts.map((act) => (
            <ActRow key={act._id} act={act} />
          ))}
        </ul>
      )}
      <OutcomeButtons of={of} />
    </article>
  );
}

interface AuthorProps {
  readonly author: NonNullable<ModerationCase['author']>;
  /** Where the thing is not the user itself. */
  readonly named: boolean;
}

function AuthorLine({ author, named }: AuthorProps) {
  const { _id, displayName, photoUrl, isAdmin, suspension } = author;
  return (
    <p className={styles.facts}>
      {named && (
        <>
          <Avatar name={displayName} photoUrl={photoUrl} size={20} />
          <Link to={`/profile/${_id}`} className="reach">
            <bdi>{displayName}</bdi>
          </Link>
        </>
      )}
      {isAdmin && t('admin')}
      {suspension !== null && t('mayOnlyRead', { until: untilWords(suspension.until) })}
    </p>
  );
}
