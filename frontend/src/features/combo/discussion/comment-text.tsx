import styles from './discussion.module.css';
import { commentPieces } from './mentions.js';

interface Props {
  readonly text: string;
  /** User ids by lower-cased display name. */
  readonly people: ReadonlyMap<string, string>;
}

/** What somebody wrote, with those it mentions marked. */
export const CommentText = ({ text, people }: Props) => (
  <p className={styles.text}>
    {commentPieces(text, people).map((piece, index) =>
      piece.userId === undefined ? (
        piece.text
      ) : (
        <b key={index} className={styles.mention}>
          <bdi>{piece.text}</bdi>
        </b>
      ),
    )}
  </p>
);
