import { Link } from 'react-router-dom';
import type { ModerationAct } from '@combolab/contracts';
import { Ago } from '../../shared/ui/ago.js';
import { untilWords } from '../../entities/moderation/report-words.js';
import { sentenceOf, whoDid } from './act-words.js';
import { t } from './texts.js';
import styles from './moderation.module.css';

interface Props {
  readonly act: ModerationAct;
  /** In the log people and things lead to all that was decided about them. */
  readonly linked?: boolean;
}

/** One act of moderation in a sentence. */
export function ActRow({ act, linked = false }: Props) {
  const { at, kind, subjectId, title, note, by, author, until } = act;
  const who = (
    <bdi>{linked && by !== null ? <Link to={`?tab=log&person=${by._id}`}>{by.displayName}</Link> : whoDid(act)}</bdi>
  );
  const name = title === null ? t('goneInSentence', { kind }) : t.rich('quoted', { title: <bdi>{title}</bdi> });
  const thing = linked ? <Link to={`?tab=log&thing=${kind}-${subjectId}`}>{name}</Link> : <>{name}</>;
  const shown =
    linked && kind !== 'user' && author !== null
      ? t.rich('thingBy', {
          thing,
          author: (
            <Link to={`?tab=log&person=${author._id}`}>
              <bdi>{author.displayName}</bdi>
            </Link>
          ),
        })
      : thing;
  return (
    <li className={styles.act}>
      <p>
        {t.rich(sentenceOf(act), { who, thing: <>{shown}</> }, { until: untilWords(until ?? null) })}
        {note !== undefined && <q className={styles.note}>{note}</q>}
      </p>
      <Ago at={at} exact />
    </li>
  );
}
