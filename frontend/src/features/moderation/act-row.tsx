import { Link } from 'react-router-dom';
import type { ModerationAct } from '@combolab/contracts';
import { Ago } from '../../shared/ui/ago.js';
import { KIND_WORDS } from '../../entities/moderation/report-words.js';
import { actWords, whoDid } from './act-words.js';
import { t } from './texts.js';
import styles from './moderation.module.css';

interface Props {
  readonly act: ModerationAct;
  /** In the log people and things lead to all that was decided about them. */
  readonly linked?: boolean;
}

/** One act of moderation in a sentence. */
export function ActRow({ act, linked = false }: Props) {
  const { at, kind, subjectId, title, note, by, author } = act;
  const thing =
    title === null ? (
      t('aThatIsGone', { KIND_WORDS: KIND_WORDS[kind] })
    ) : (
      <>
        “<bdi>{title}</bdi>”
      </>
    );
  return (
    <li className={styles.act}>
      <p>
        <bdi>
          {linked && by !== null ? <Link to={`?tab=log&person=${by._id}`}>{by.displayName}</Link> : whoDid(act)}
        </bdi>{' '}
        {actWords(act)} {linked ? <Link to={`?tab=log&thing=${kind}-${subjectId}`}>{thing}</Link> : thing}
        {linked && kind !== 'user' && author !== null && (
          <>
            {' '}
            {t('by')}{' '}
            <Link to={`?tab=log&person=${author._id}`}>
              <bdi>{author.displayName}</bdi>
            </Link>
          </>
        )}
        {note !== undefined && <q className={styles.note}>{note}</q>}
      </p>
      <Ago at={at} exact />
    </li>
  );
}
