import { names } from 'virtual:languages';
import english from '../../languages/en/shared/language.json' with { type: 'json' };
import { storedText } from '../lib/stored.js';
import { textsOf } from './texts.js';

const t = textsOf('shared/language', english);
/** As `choose-language.js` reads it. */
const stored = storedText('combolab.language');

/** The browser's own language, where the page speaks it. */
const OF_BROWSER = 'browser';
export const LANGUAGE_LABEL = t('language');
/** Every choice with its words: languages by what those who speak them call them. */
export const LANGUAGES: readonly (readonly [choice: string, words: string])[] = [
  [OF_BROWSER, t('asTheBrowser')],
  ...Object.entries(names),
];

/** What was chosen on this device. */
export function languageChoice(): string {
  const code = stored.read() ?? OF_BROWSER;
  return code in names ? code : OF_BROWSER;
}

/** The page is loaded anew in the language. @param choice one of {@link LANGUAGES} */
export function chooseLanguage(choice: string): void {
  stored.write(choice === OF_BROWSER ? null : choice);
  location.reload();
}
