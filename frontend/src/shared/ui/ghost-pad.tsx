import { cx } from '../lib/cx.js';
import styles from './ghost-pad.module.css';

/** The outline of a controller while it is awaited. @param className gives it its width */
export const GhostPad = ({ className }: { readonly className?: string | undefined }) => (
  <svg className={cx(styles.pad, className)} viewBox="0 0 1000 640" aria-hidden>
    <path d="M265 130h470c110 0 150 60 175 170l45 190c16 70-20 110-70 110-60 0-95-60-135-130H250C210 540 175 600 115 600c-50 0-86-40-70-110l45-190c25-110 65-170 175-170z" />
  </svg>
);
