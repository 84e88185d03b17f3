import { t } from './texts.js';
import { numberWords } from '../../shared/language/formats.js';
/** What the build has measured of a game's frame data: `files.json` beside them, made by `frontend/frame-files.mjs`. */
export interface FrameFiles {
  /** Of all files together. */
  readonly bytes: number;
  /** By name, without `.json`: fighters, `about`, and `stats` where there are any. */
  readonly files: Readonly<
    Record<string, { readonly bytes: number; readonly revision: string; readonly moves: number }>
  >;
}

/** A size in words: `1.2 MB`, `48 kB`. */
export function sizeInWords(bytes: number): string {
  const kilo = Math.ceil(bytes / 1000);
  return kilo < 1000
    ? t('kb', { kilo })
    : t('mb', { mega: numberWords(kilo / 1000, { minimumFractionDigits: 1, maximumFractionDigits: 1 }) });
}
