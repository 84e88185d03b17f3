import { USUAL_STATE, type ShieldState } from '@combolab/contracts/frame-data';

/** Reads `lcancel=off&power=on&parry=on&hop=short&stale=3` of an address; what is not said is as usual. */
export function readShieldState(search: URLSearchParams): ShieldState {
  const stale = search.get('stale') ?? '';
  return {
    lCancel: search.get('lcancel') !== 'off',
    powerShield: search.get('power') === 'on',
    parry: search.get('parry') === 'on',
    hop: search.get('hop') === 'short' ? 'short' : 'full',
    stale: /^\d$/.test(stale) ? Number(stale) : USUAL_STATE.stale,
  };
}

/** Adds to an address what is not as usual. */
export function writeShieldState(
  { lCancel, powerShield, parry, hop, stale }: ShieldState,
  search: URLSearchParams,
): void {
  if (!lCancel) search.set('lcancel', 'off');
  if (powerShield) search.set('power', 'on');
  if (parry) search.set('parry', 'on');
  if (hop === 'short') search.set('hop', 'short');
  if (stale !== null) search.set('stale', String(stale));
}
