import type { ButtonHTMLAttributes, Ref } from 'react';
import { cx } from '../lib/cx.js';
import styles from './button.module.css';
import { withCapital } from './words.js';

export interface ButtonLook {
  /** `primary` once per view. */
  readonly look?: 'plain' | 'primary' | 'ghost' | 'danger';
  readonly size?: 'm' | 's';
  /** A square button with an icon alone; give it an `aria-label`. */
  readonly square?: boolean;
}

/** Class of something that looks like a button, for links. */
export const buttonClass = ({ look = 'plain', size = 'm', square = false }: ButtonLook = {}): string =>
  cx(styles.button, styles[look], size === 's' && styles.small, square && styles.square);

type Props = ButtonLook & ButtonHTMLAttributes<HTMLButtonElement> & { readonly ref?: Ref<HTMLButtonElement> };

export function Button({ look, size, square, className, type = 'button', children, ...rest }: Props) {
  const shape = { ...(look && { look }), ...(size && { size }), ...(square && { square }) };
  return (
    <button type={type} className={cx(buttonClass(shape), className)} {...rest}>
      {withCapital(children)}
    </button>
  );
}
