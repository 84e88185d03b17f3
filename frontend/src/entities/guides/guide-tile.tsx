import { Link } from 'react-router-dom';
import { choiceName } from '../../shared/terms/choices.js';
import type { GuideCard } from '@combolab/contracts';
import { Ago } from '../../shared/ui/ago.js';
import { AuthorLink } from '../../shared/ui/author-link.js';
import { Emblem } from '../../shared/ui/emblem.js';
import { GuideCover } from './guide-cover.js';
import styles from './guide-tile.module.css';
import { guideTitle, minutesWords } from './guide-words.js';
import { t } from './texts.js';

const MOST_FIGHTERS = 5;

/** A guide among guides: picture, title, what it is about and for whom. Only its author is a link of its own. */
export function GuideTile({ guide }: { readonly guide: GuideCard }) {
  const { metaData, authorData, numWords, editedAt } = guide;
  const title = guideTitle(guide);
  const author = authorData[0];
  return (
    <article className={styles.tile}>
      <GuideCover guide={guide} />
      <div className={styles.words}>
        <h2>
          <Link to={`/single-guide-page/?guideId=${encodeURIComponent(guide._id)}`}>
            <bdi>{title}</bdi>
          </Link>
        </h2>
        <p className={styles.sub}>
          {metaData.previewTitle !== '' && metaData.previewTitle !== title && <b>{metaData.previewTitle} </b>}
          {metaData.previewSubtitle}
        </p>
        {(metaData.fighters.length > 0 || metaData.level !== null) && (
          <p className={styles.facts}>
            {metaData.fighters.slice(0, MOST_FIGHTERS).map((id) => (
              <Emblem key={id} fighterId={id} size={22} />
            ))}
            {metaData.level !== null && <span className={styles.level}>{choiceName(metaData.level)}</span>}
          </p>
        )}
        <p className={styles.author}>
          {author !== undefined && <span>{t.rich('by', { author: <AuthorLink author={author} /> })}</span>}
          <span>{minutesWords(numWords)}</span>
          <Ago at={editedAt} />
        </p>
      </div>
    </article>
  );
}
