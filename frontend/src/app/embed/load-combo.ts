import type { Combo } from '@combolab/contracts';

/** What came of asking for a combo. */
export type Loaded = { readonly combo: Combo } | { readonly problem: string; readonly mayRetry: boolean };

/** Asks for a combo as a visitor does: who watches inside of another page is not known there. */
export async function loadCombo(comboId: string, signal: AbortSignal): Promise<Loaded> {
  try {
    const response = await fetch(`/api/combo/${encodeURIComponent(comboId)}`, { signal });
    if (response.status === 404 || response.status === 400)
      return { problem: 'This combo does not exist, or it was deleted.', mayRetry: false };
    if (!response.ok) return { problem: 'The combo could not be loaded.', mayRetry: true };
    const [combo] = (await response.json()) as Combo[];
    return combo === undefined ? { problem: 'This combo does not exist.', mayRetry: false } : { combo };
  } catch {
    return { problem: 'The combo could not be loaded. You may be offline.', mayRetry: true };
  }
}
