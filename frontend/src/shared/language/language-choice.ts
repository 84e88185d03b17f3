import { names } from 'virtual:languages';
import { storedText } from '../lib/stored.js';

/** As `choose-language.js` reads it. */
const stored = storedText('combolab.language');

/** What was chosen on this device; null follows the browser. */
export function languageChoice(): string | null {
  const code = stored.read();
  return code !== null && code in names ? code : null;
}

/** Every language with what those who speak it call it; null follows the browser. */
export const languageNames: readonly (readonly [code: string, name: string])[] = Object.entries(names);

/** The page is loaded anew in the language. @param code null follows the browser */
export function chooseLanguage(code: string | null): void {
  stored.write(code);
  location.reload();
}
