import type { InputHTMLAttributes } from 'react';
import { cx } from '../lib/cx.js';
import styles from './tick.module.css';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange'> & {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
};

const Tick = ({ type, className, onChange, ...input }: Props & { readonly type: 'checkbox' | 'radio' }) => (
  <input
    type={type}
    className={cx(styles.tick, className)}
    onChange={({ target }) => {
      onChange(target.checked);
    }}
    {...input}
  />
);

/** The box of something that is on or off; `CheckRow` has its words, too. */
export const CheckBox = (props: Props) => <Tick type="checkbox" {...props} />;

/** The dot of one of several with the same `name`; `RadioRow` has its words, too. */
export const Radio = (props: Props) => <Tick type="radio" {...props} />;
