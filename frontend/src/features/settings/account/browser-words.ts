import { t } from '../texts.js';
type Sign = readonly [pattern: RegExp, words: string];

const BROWSERS: readonly Sign[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|Chromium\/|CriOS\/|HeadlessChrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly Sign[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const nameOf = (signs: readonly Sign[], userAgent: string): string | undefined =>
  signs.find(([pattern]) => pattern.test(userAgent))?.[1];

/** What a `User-Agent` says people use: `Firefox on Linux`. */
export function browserWords(userAgent: string): string {
  const browser = nameOf(BROWSERS, userAgent);
  const system = nameOf(SYSTEMS, userAgent);
  if (browser === undefined) return system === undefined ? t('anotherProgram') : t('aBrowserOn', { system });
  return system === undefined ? browser : t('browserOnSystem', { browser, system });
}
