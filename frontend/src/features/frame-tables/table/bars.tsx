import type { Phase, PhaseBar } from '../../../entities/frame-data/phase-bar.js';
import { PhaseLegend } from '../../../entities/frame-data/phase-legend.js';
import looks from '../../../entities/frame-data/phases.module.css';
import { cx } from '../../../shared/lib/cx.js';
import styles from './bars.module.css';
import { DOUBTS, DoubtSign } from './doubt-mark.js';
import { barInWords } from './bar-words.js';
import { t } from '../texts.js';

/** Frames that the ruler of every table has room for; what is longer runs on past it. */
const RULER = 60;
const STEP = 10;
const TICKS = Array.from({ length: RULER / STEP }, (_, place) => place * STEP);

const percent = (frames: number): string => `${String((frames / RULER) * 100)}%`;
const stretch = (from: number, to: number) => ({ left: percent(from - 1), width: percent(to - from + 1) });

/** Frames along the top of the table. */
export const Ruler = () => (
  <span className={styles.ticks} aria-hidden>
    {TICKS.map((frame) => (
      <span key={frame} style={{ left: percent(frame) }}>
        {frame}
      </span>
    ))}
  </span>
);

interface Props {
  /** With who does it, where there are two. */
  readonly bars: readonly (readonly [who: string | null, bar: PhaseBar | null])[];
}

/** The phases of a move, of one fighter or of two under each other, on the ruler of the table. */
export function Bars({ bars }: Props) {
  return (
    <div className={cx(styles.bars, bars.length > 1 && styles.two)}>
      {bars.map(([who, bar], place) => (
        <div key={place} className={styles.bar}>
          <span className="visuallyHidden">
            {who !== null && `${who}: `}
            {bar === null ? t('hasNoSuchMove') : barInWords(bar)}
            {place < bars.length - 1 && '; '}
          </span>
          {bar !== null && <Drawn bar={bar} />}
        </div>
      ))}
    </div>
  );
}

const isOpen = ({ kind }: Phase, { endUnknown, activeUnknown }: PhaseBar): boolean =>
  kind === 'active' && (endUnknown || activeUnknown);

function Drawn({ bar }: { readonly bar: PhaseBar }) {
  const { phases, intangible, endUnknown } = bar;
  const over = phases.filter(({ kind }) => kind !== 'landing').at(-1)?.to ?? 0;
  const lastHit = phases.findLastIndex(({ kind }) => kind === 'active');
  return (
    <>
      {phases
        .filter(({ from }) => from <= RULER)
        .map((phase, place) => (
          <i
            key={place}
            className={looks.phase}
            data-kind={phase.kind}
            data-open={(place === lastHit && isOpen(phase, bar)) || undefined}
            style={stretch(phase.from, phase.to)}
            aria-hidden
          />
        ))}
      {intangible !== null && (
        <i className={looks.phase} data-kind="intangible" style={stretch(...intangible)} aria-hidden />
      )}
      {over > RULER && (
        <span className={styles.beyond} aria-hidden>
          {over} →
        </span>
      )}
      {phases.length === 0 && endUnknown && (
        <span className={styles.unknown} aria-hidden>
          {t('unknown')}
        </span>
      )}
    </>
  );
}

const LEGEND = [
  ['startup', t('startup')],
  ['active', t('activeItHits')],
  ['end', t('endYouWait')],
  ['landing', t('landingLagWhereItLands')],
  ['intangible', t('intangible')],
] as const;

/** What the phases look like, and the signs of what is not sure. */
export const Legend = () => (
  <PhaseLegend label={t('phases')} phases={LEGEND}>
    {DOUBTS.map(([sign, words]) => (
      <li key={sign}>
        <DoubtSign sign={sign} />
        {words}
      </li>
    ))}
  </PhaseLegend>
);
