import styles from './spinner.module.css';

/** Something is being waited for; `label` says what. */
export function Spinner({ label, size = 20 }: { readonly label: string; readonly size?: number }) {
  return (
    <span role="status" className={styles.place}>
      <span className={styles.spinner} style={{ width: size, height: size }} aria-hidden />
      <span className="visuallyHidden">{label}</span>
    </span>
  );
}
