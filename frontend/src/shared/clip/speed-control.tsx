import type { ReactNode } from 'react';
import { useMediaQuery } from '../lib/use-media-query.js';
import { ChoiceMenu } from '../ui/choice-menu.js';
import { Segments } from '../ui/segments.js';
import styles from './speed-control.module.css';
import { SPEEDS, speedLabel } from './speeds.js';
import { t } from './texts.js';

/** Of the window: beside the frame steps there is room for one button. */
const NARROW = '(max-width: 75em)';
const ALL: readonly number[] = SPEEDS.map(({ rate }) => rate);

interface Props {
  /** What is chosen, as part of full speed. */
  readonly rate: number;
  /** Those to choose from; all of them when it is absent. */
  readonly rates?: readonly number[];
  /** When one button opens them instead of each being there. */
  readonly folded?: 'never' | 'narrow' | 'always';
  /** Whether the player's keys choose them, too. */
  readonly byKey?: boolean;
  readonly onChange: (rate: number) => void;
}

/** How fast a clip plays: each speed in one frame, or one button that opens them. */
export function SpeedControl({ folded = 'never', ...choice }: Props) {
  if (folded === 'narrow') return <ByRoom {...choice} />;
  return folded === 'always' ? <Folded saysValueAlone {...choice} /> : <Spread {...choice} />;
}

type Choice = Omit<Props, 'folded'>;

const ByRoom = (choice: Choice) => (useMediaQuery(NARROW) ? <Folded {...choice} /> : <Spread {...choice} />);

const Folded = ({ rate, rates = ALL, saysValueAlone = false, onChange }: Choice & { saysValueAlone?: boolean }) => (
  <ChoiceMenu
    label={t('speed')}
    saysValueAlone={saysValueAlone}
    value={String(rate)}
    options={rates.map((each) => [String(each), speedLabel(each)] as const)}
    onChange={(chosen) => {
      onChange(Number(chosen));
    }}
  />
);

const Spread = ({ rate, rates = ALL, byKey = false, onChange }: Choice) => (
  <Segments
    label={t('speed')}
    value={rate}
    options={rates.map((each) => [each, speedSign(each, byKey)] as const)}
    className={styles.speeds}
    onChange={onChange}
  />
);

/** A speed as a number for the eye, with its words for who hears it. */
function speedSign(rate: number, byKey: boolean): ReactNode {
  const place = SPEEDS.findIndex((each) => each.rate === rate);
  const words = SPEEDS[place]?.words ?? '';
  return (
    <span data-tip={byKey ? t('nameWithKey', { name: words, key: `Shift+${String(place + 1)}` }) : undefined}>
      {speedLabel(rate)}
      <span className="visuallyHidden">, {words}</span>
    </span>
  );
}
