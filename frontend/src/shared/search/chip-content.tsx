import type { PressType } from '@combolab/contracts';
import { lazyPart } from '../lib/lazy-part.js';
import { Emblem } from '../ui/emblem.js';
import { type ActiveFilter } from '@combolab/contracts/filters';
import { FIGHTER_LEADS, fighterWords, filterWords } from '../terms/filters.js';
import { t } from './texts.js';

const PressCaps = lazyPart(() => import('../ui/press-caps.js'), 'PressCaps');
const MOST_EMBLEMS = 3;
const MOST_CAPS = 8;
const COUNTED: readonly ActiveFilter['kind'][] = ['percent'];

/** Says what a filter asks for. */
export function ChipContent({ filter: { kind, value, game } }: { readonly filter: ActiveFilter }) {
  const lead = FIGHTER_LEADS[kind];
  if (kind === 'inputs')
    return (
      <>
        {t('inputs')}
        <PressCaps inputs={value.split(',') as readonly PressType[]} most={MOST_CAPS} />
      </>
    );
  if (lead === undefined) {
    const words = filterWords({ kind, value, ...(game !== undefined && { game }) });
    return (
      <b className={COUNTED.includes(kind) ? 'mono' : undefined} title={words}>
        {words}
      </b>
    );
  }
  return (
    <>
      {lead.trim()}
      {value
        .split(',')
        .slice(0, MOST_EMBLEMS)
        .map((id) => (
          <Emblem key={id} fighterId={id} size={20} decorative />
        ))}
      <b>{fighterWords(value)}</b>
    </>
  );
}
