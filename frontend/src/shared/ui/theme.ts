import { useCallback, useSyncExternalStore } from 'react';
import { storedText } from '../lib/stored.js';
import { createSignal } from '../store/signal.js';
import { t } from './texts.js';

export type ThemeChoice = 'system' | 'dark' | 'light' | 'contrast';

/** Every choice with its words. */
export const THEMES: readonly (readonly [ThemeChoice, string])[] = [
  ['system', t('asTheSystem')],
  ['dark', t('dark')],
  ['light', t('light')],
  ['contrast', t('highContrast')],
];

const stored = storedText('combolab.theme');
const changed = createSignal();
const system = matchMedia('(prefers-color-scheme: light)');

export function themeChoice(): ThemeChoice {
  const text = stored.read();
  return THEMES.find(([choice]) => choice === text)?.[0] ?? 'system';
}

function show(): void {
  const choice = themeChoice();
  const root = document.documentElement;
  root.dataset.theme = choice === 'system' ? (system.matches ? 'light' : 'dark') : choice;
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', getComputedStyle(root).getPropertyValue('--bg'));
  changed.tell();
}

/** Follows the system's changes for as long as the page lives. The first paint is theme.js's business. */
export function followSystemTheme(): void {
  system.addEventListener('change', show);
}

export function useTheme(): readonly [ThemeChoice, (choice: ThemeChoice) => void] {
  const choice = useSyncExternalStore(changed.listen, themeChoice);
  const choose = useCallback((next: ThemeChoice) => {
    stored.write(next === 'system' ? null : next);
    show();
  }, []);
  return [choice, choose];
}
