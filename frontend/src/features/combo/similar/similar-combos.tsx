import type { AuthorData } from '@combolab/contracts';
import { CardShelf, type DrawCard } from '../../../shared/combos/card-shelf.js';
import { useSimilarQuery } from './similar-api.js';
import { t } from '../texts.js';
import styles from './similar.module.css';

interface Props {
  readonly comboId: string;
  /** Absent where the account is gone. */
  readonly author: AuthorData | undefined;
  readonly Card: DrawCard;
}

/** Combos like one, others for its spot, and more of its author; nothing where it cannot be known. */
export function SimilarCombos({ comboId, author, Card }: Props) {
  const { currentData } = useSimilarQuery(comboId);
  if (currentData === undefined) return null;
  const { similar, sameSpot, byAuthor } = currentData;
  if ([similar, sameSpot, byAuthor].every(({ length }) => length === 0))
    return <p className={styles.none}>{t('nothingLikeItHasBeen')}</p>;
  return (
    <div className={styles.shelves}>
      <CardShelf title={t('similarCombos')} cards={similar} Card={Card} />
      <CardShelf title={t('whatElseWorksInThe')} cards={sameSpot} Card={Card} />
      {author !== undefined && (
        <CardShelf title={t('moreFrom', { name: author.displayName })} cards={byAuthor} Card={Card} />
      )}
    </div>
  );
}
