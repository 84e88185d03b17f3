import { emblemOf, findFighter } from '@combolab/contracts';
import { useState } from 'react';
import { ownImages } from '../games/own-images.js';
import { LEAST_TEXT_PX } from './least-text.js';
import styles from './emblem.module.css';

interface Props {
  readonly fighterId: string;
  /** Side in px, at least 20. */
  readonly size?: number;
  /** The fighter's name is written beside it, so the emblem itself says nothing. */
  readonly decorative?: boolean;
}

/** A fighter: the picture that the operator set, else two letters on a rounded square of its own hue. */
export function Emblem({ fighterId, size = 26, decorative = false }: Props) {
  const { letters, hue } = emblemOf(fighterId);
  const name = findFighter(fighterId)?.name ?? fighterId;
  const [broken, setBroken] = useState<string>();
  const image = ownImages[fighterId];
  const shape = { '--h': String(hue), width: size, height: size, fontSize: Math.max(LEAST_TEXT_PX, size * 0.42) };
  return (
    <span
      className={styles.emblem}
      style={shape}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name, title: name })}
    >
      {image === undefined || image === broken ? (
        <span aria-hidden>{letters}</span>
      ) : (
        <img
          className={styles.image}
          src={image}
          alt=""
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => {
            setBroken(image);
          }}
        />
      )}
    </span>
  );
}
