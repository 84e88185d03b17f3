import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from './button.js';
import styles from './short-list-end.module.css';

/** A list of no more than so many leaves most of a window empty. */
const MOST_SHORT = 2;

interface Props {
  /** How many stand in the list. */
  readonly count: number;
  /** How more come to it. */
  readonly children: ReactNode;
  /** Where those are found, and the words of the way there. */
  readonly to: string;
  readonly way: string;
}

/** Ends a list that is short: how more come to it, and where from. Nothing below a longer one. */
export const ShortListEnd = ({ count, children, to, way }: Props) =>
  count > MOST_SHORT ? null : (
    <div className={styles.end}>
      <p>{children}</p>
      <Link to={to} className={buttonClass()}>
        {way}
      </Link>
    </div>
  );
