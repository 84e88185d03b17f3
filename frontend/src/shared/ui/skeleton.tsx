import styles from './skeleton.module.css';

/** A grey stand-in of the true size. Sizes are CSS lengths. */
export function Skeleton({
  width = '100%',
  height,
  radius = '6px',
}: {
  readonly width?: string;
  readonly height: string;
  readonly radius?: string;
}) {
  return <span className={styles.skeleton} style={{ width, height, borderRadius: radius }} aria-hidden />;
}
