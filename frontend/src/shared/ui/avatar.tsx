import { LEAST_TEXT_PX } from './least-text.js';
import { Picture } from './picture.js';
import styles from './avatar.module.css';

interface Props {
  readonly name: string;
  readonly photoUrl: string | null;
  /** Diameter in px. */
  readonly size?: number;
}

const hueOf = (name: string): number =>
  Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 11);

/** A person: picture or initial in a circle. The name stands beside it or names the control around it. */
export function Avatar({ name, photoUrl, size = 32 }: Props) {
  const shape = {
    '--h': String(hueOf(name)),
    width: size,
    height: size,
    fontSize: Math.max(LEAST_TEXT_PX, size * 0.42),
  };
  return (
    <span className={styles.avatar} style={shape} aria-hidden>
      <Picture src={photoUrl} instead={(Array.from(name)[0] ?? '?').toUpperCase()} />
    </span>
  );
}
