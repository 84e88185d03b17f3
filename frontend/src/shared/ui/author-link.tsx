import type { AuthorData } from '@combolab/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '../lib/cx.js';
import styles from './author-link.module.css';

interface Props {
  readonly author: Pick<AuthorData, '_id' | 'displayName'>;
  /** What is shown; the name when it is absent. */
  readonly children?: ReactNode;
}

/** A person's name, which leads to their profile. */
export function AuthorLink({ author, children = author.displayName }: Props) {
  return (
    <Link to={`/profile/${author._id}`} className={cx(styles.author, 'reach')}>
      <bdi>{children}</bdi>
    </Link>
  );
}
