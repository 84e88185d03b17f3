import { Link } from 'react-router-dom';
import styles from './discussion.module.css';
import { commentPieces } from './mentions.js';

interface Props {
  readonly text: string;
  /** User ids by lower-cased display name. */
  readonly people: ReadonlyMap<string, string>;
}

/** What somebody wrote, with links to those it mentions. */
export const CommentText = ({ text, people }: Props) => (
  <p className={styles.text}>
    {commentPieces(text, people).map((piece, index) =>
      piece.userId === undefined ? (
        piece.text
      ) : (
        <Link key={index} to={`/profile/${piece.userId}`} className={styles.mention}>
          {piece.text}
        </Link>
      ),
    )}
  </p>
);
