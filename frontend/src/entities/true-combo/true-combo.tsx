import { trueLinks, trueRanges, type KnockbackSwitch, type Span } from '@combolab/contracts/knockback';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { useDelayed } from '../../shared/lib/use-delayed.js';
import { ErrorNotice } from '../../shared/ui/error-notice.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { SwitchRow } from '../../shared/ui/switch-row.js';
import { ByWeight } from './by-weight.js';
import { LinkList } from './link-list.js';
import { DefenderChoice, StartPercent } from './questions.js';
import { RangeTrack } from './range-track.js';
import styles from './true-combo.module.css';
import { NOT_COUNTED, SWITCH_WORDS, trueWords } from './truth-words.js';
import { useTruth, type AskedCombo, type Defender, type Truth } from './use-truth.js';
import { t } from './texts.js';

interface Props {
  readonly combo: AskedCombo;
  /** Ids of those that the combo is for; the first is looked at. */
  readonly defenders: readonly string[];
  /** Where its author says that it works. */
  readonly claim: Span;
}

/** What of a combo is true by the frame data: each hit against the presses of the next, on any defender, from any percent. */
export function TrueCombo({ combo, defenders, claim }: Props) {
  const truth = useTruth(combo);
  const late = useDelayed(truth.kind === 'loading');
  const id = useId();
  if (truth.kind === 'none' || (truth.kind === 'ready' && truth.moves.length < 2)) return null;
  return (
    <section className={styles.panel} aria-labelledby={id} aria-busy={truth.kind === 'loading'}>
      <h2 id={id}>{t('whatIsTrue')}</h2>
      {truth.kind === 'loading' && late && (
        <div className={styles.ghost}>
          <Skeleton height="20px" width="60%" />
          <Skeleton height="40px" />
          <Skeleton height="40px" />
        </div>
      )}
      {truth.kind === 'failed' && (
        <ErrorNotice title={t('theFrameDataCouldNot')} error={truth.error} onRetry={truth.retry} />
      )}
      {truth.kind === 'ready' && <Counted truth={truth} defenders={defenders} claim={claim} />}
    </section>
  );
}

interface CountedProps extends Pick<Props, 'defenders' | 'claim'> {
  readonly truth: Extract<Truth, { kind: 'ready' }>;
}

function Counted({ truth, defenders, claim }: CountedProps) {
  const { rules, moves, roster } = truth;
  const [chosen, setChosen] = useState<string | null>(null);
  const [percent, setPercent] = useState(claim[0]);
  const [switches, setSwitches] = useState<readonly KnockbackSwitch[]>(rules.usual);
  const defender = defenderOf(roster, chosen, defenders);
  const ask = useMemo(() => ({ rules, moves, switches }), [rules, moves, switches]);
  const now = useDeferredValue(percent);
  const weight = defender?.weight ?? 0;
  const links = useMemo(() => trueLinks({ ...ask, weight, percent: now }), [ask, weight, now]);
  const ranges = useMemo(() => trueRanges({ ...ask, weight }), [ask, weight]);
  if (defender === null) return <p className={styles.quiet}>{t('noSourceHasTheWeight')}</p>;
  return (
    <>
      <Answer defender={defender} ranges={ranges} links={links} />
      {ranges.all !== null && <RangeTrack ranges={ranges.all} claim={claim} at={percent} />}
      <p className={styles.legend} aria-hidden>
        <span data-of="claim">{t('theAuthorSays')}</span>
        <span data-of="sure">{t('true')}</span>
        <span data-of="possible">{t('atBest')}</span>
      </p>
      <div className={styles.questions}>
        <DefenderChoice roster={roster} chosen={defender} onChoose={setChosen} />
        <StartPercent percent={percent} onChange={setPercent} />
      </div>
      <LinkList links={links} ranges={ranges.links} claim={claim} at={percent} defender={defender.name} />
      <div className={styles.switches}>
        {rules.switches.map((each) => (
          <SwitchRow
            key={each}
            label={SWITCH_WORDS[each][0]}
            hint={SWITCH_WORDS[each][1]}
            checked={switches.includes(each)}
            onChange={(on) => {
              setSwitches(on ? [...switches, each] : switches.filter((other) => other !== each));
            }}
          />
        ))}
      </div>
      <ByWeight roster={roster} ask={ask} claim={claim} />
      <p className={styles.quiet}>{NOT_COUNTED}</p>
    </>
  );
}

interface AnswerProps {
  readonly defender: Defender;
  readonly ranges: ReturnType<typeof trueRanges>;
  readonly links: ReturnType<typeof trueLinks>;
}

function Answer({ defender: { name, weight }, ranges, links }: AnswerProps) {
  return (
    <p className={styles.answer}>
      {ranges.all === null
        ? t.rich('onDefenderNothing', { number: <span className="mono" /> }, { name, weight })
        : t.rich(
            allCounted(links) ? 'onDefenderIs' : 'onDefenderCountedIs',
            { number: <span className="mono" /> },
            { name, weight, truth: trueWords(ranges.all) },
          )}
    </p>
  );
}

const allCounted = (links: ReturnType<typeof trueLinks>): boolean =>
  links.every(({ outcome }) => outcome.kind !== 'unknown');

function defenderOf(roster: readonly Defender[], chosen: string | null, defenders: readonly string[]): Defender | null {
  const wanted = chosen === null ? defenders : [chosen];
  return roster.find(({ id }) => wanted.includes(id)) ?? roster[0] ?? null;
}
