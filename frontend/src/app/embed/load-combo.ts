import type { Combo } from '@combolab/contracts';
import { t } from '../texts.js';

/** What came of asking for a combo. */
export type Loaded = { readonly combo: Combo } | { readonly problem: string; readonly mayRetry: boolean };

/** Asks for a combo as a visitor does: who watches inside of another page is not known there. */
export async function loadCombo(comboId: string, signal: AbortSignal): Promise<Loaded> {
  try {
    const response = await fetch(`/api/combo/${encodeURIComponent(comboId)}`, { signal });
    if (response.status === 404 || response.status === 400) return { problem: t('comboIsGone'), mayRetry: false };
    if (!response.ok) return { problem: t('comboNotLoaded'), mayRetry: true };
    const [combo] = (await response.json()) as Combo[];
    return combo === undefined ? { problem: t('noSuchCombo'), mayRetry: false } : { combo };
  } catch {
    return { problem: t('comboNotLoadedOffline'), mayRetry: true };
  }
}
