import { shieldCost, type FighterFrames, type FrameMove } from '@combolab/contracts/frame-data';
import { spanInWords } from './bar-words.js';
import { unknownReason } from './unknown-reason.js';
import { t } from '../texts.js';

type Fact = readonly [what: string, value: string];

const listed = (spans: readonly (readonly [number, number | null])[]): string => spans.map(spanInWords).join(', ');

function landings({ landingLag, lCancelledLag }: FrameMove): string {
  const lag = landingLag === null ? t('unknown') : String(landingLag);
  return lCancelledLag === undefined ? lag : t('landingAndLCancelled', { lag, lCancelled: lCancelledLag });
}

/** What is told of a move beside its hits, in frames; what it must have and no source tells is `unknown`, with the reason. */
export function factsOf(
  move: FrameMove,
  fighter: Pick<FighterFrames, 'fighterId' | 'landing' | 'stats'>,
): readonly Fact[] {
  const { startup, active, total, landingLag, autoCancel, intangible, group } = move;
  const { landing } = fighter;
  const cost = shieldCost(move, fighter);
  const reason = (column: 'total' | 'startup'): string =>
    t('unknownBecause', { reason: unknownReason(move, column) ?? t('noSourceSays') });
  const hits = move.hits.length > 0;
  const facts: readonly (Fact | null)[] = [
    hits || startup.length > 0 ? [t('hitsOn'), startup.length > 0 ? startup.join(', ') : reason('startup')] : null,
    hits ? [t('active'), active.length > 0 ? listed(active) : t('unknown')] : null,
    [t('total'), total === null ? reason('total') : String(total)],
    landingLag !== null || group === 'aerial' ? [t('landingLag'), landings(move)] : null,
    autoCancel !== null && autoCancel.length > 0
      ? [
          t('autoCancelsOn'),
          landing === null
            ? listed(autoCancel)
            : t('autoCancelsThenLands', { frames: listed(autoCancel), lag: landing.hard }),
        ]
      : null,
    intangible === undefined ? null : [t('intangible'), spanInWords(intangible)],
    cost === null ? null : [t('outOfShield'), String(cost)],
  ];
  return facts.filter((fact) => fact !== null);
}
