import { ChevronDown } from 'lucide-react';
import { useState, type ButtonHTMLAttributes, type Ref } from 'react';
import { cx } from '../lib/cx.js';
import { lazyPart } from '../lib/lazy-part.js';
import styles from './choice-menu.module.css';

const OpenedChoices = lazyPart(() => import('./opened-choices.js'), 'OpenedChoices');

export interface Choices<T extends string> {
  /** What is chosen, such as an order; it stands before the chosen value. */
  readonly label: string;
  /** The eye sees the value alone: it says by itself what is chosen. */
  readonly saysValueAlone?: boolean;
  readonly value: T;
  readonly options: readonly (readonly [value: T, words: string])[];
  readonly onChange: (value: T) => void;
}

/** One of a few values: a button says which, its menu has all. The menu's code is fetched when it is opened first. */
export function ChoiceMenu<T extends string>(choices: Choices<T>) {
  const [asked, setAsked] = useState(false);
  const { label, saysValueAlone = false, value, options } = choices;
  const words = options.find(([each]) => each === value)?.[1] ?? value;
  const button = <Chosen {...{ label, saysValueAlone, words }} />;
  if (!asked)
    return (
      <Chosen
        {...{ label, saysValueAlone, words }}
        aria-haspopup="menu"
        aria-expanded={false}
        onClick={() => {
          setAsked(true);
        }}
      />
    );
  return (
    <OpenedChoices
      fallback={button}
      {...choices}
      button={button}
      onChange={(chosen) => {
        const next = options.find(([each]) => each === chosen)?.[0];
        if (next !== undefined) choices.onChange(next);
      }}
    />
  );
}

interface ChosenProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly label: string;
  readonly saysValueAlone: boolean;
  readonly words: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

const Chosen = ({ label, saysValueAlone, words, ...button }: ChosenProps) => (
  <button type="button" className={styles.button} {...button}>
    <span className={cx(styles.label, saysValueAlone && 'visuallyHidden')}>{label}</span>{' '}
    <span className={styles.words}>{words}</span>
    <ChevronDown size={14} aria-hidden />
  </button>
);
