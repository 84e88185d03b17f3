import type { Phase, PhaseBar, PhaseKind } from '../../../entities/frame-data/phase-bar.js';
import { t } from '../texts.js';

/** A span as players write it: `5–7`, `5…` where its end is open. */
export const spanInWords = ([from, to]: readonly [number, number | null]): string =>
  to === null ? `${String(from)}…` : from === to ? String(from) : `${String(from)}–${String(to)}`;

/** The bar for who does not see it: `startup 4 frames, hits on 5–7, over after frame 25`. */
export function barInWords({ phases, intangible, activeUnknown, endUnknown }: PhaseBar): string {
  const of = (kind: PhaseKind): readonly Phase[] => phases.filter((each) => each.kind === kind);
  const active = of('active').map(({ from, to }) => spanInWords([from, to]));
  const [startup, landing] = [of('startup')[0], of('landing')[0]];
  const over = phases.filter(({ kind }) => kind !== 'landing').at(-1)?.to;
  const said = [
    startup === undefined ? null : t('startupFrames', { frames: startup.to }),
    active.length === 0
      ? null
      : activeUnknown
        ? t('hitsFrom', { frame: active.join() })
        : t('hitsOnFrames', { frames: active.join(', ') }),
    endUnknown ? t('nobodyKnowsWhenItIs') : t('overAfterFrame', { frame: String(over) }),
    landing === undefined ? null : t('landingFrames', { frames: landing.to - landing.from + 1 }),
    intangible === null ? null : t('intangibleOn', { frames: spanInWords(intangible) }),
  ];
  return said.filter((words) => words !== null).join(', ');
}
