import { language } from './language.js';

/** How numbers, days and times are written in the language that is spoken. Formats are made once for each way of writing. */
function madeOnce<Options, Format>(make: (language: string, options: Options) => Format): (options: Options) => Format {
  const made = new Map<string, Format>();
  return (options) => {
    const key = JSON.stringify(options);
    const format = made.get(key) ?? make(language(), options);
    made.set(key, format);
    return format;
  };
}

/** English as it is written there: days before months, no comma before the last of a list. */
const inBritain = (code: string): string => (code === 'en' ? 'en-GB' : code);

const numbers = madeOnce((code, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(code, options));
const days = madeOnce((code, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(code, options));
const daysFirst = madeOnce(
  (code, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(inBritain(code), options),
);
const spans = madeOnce((code, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(code, options));
const lists = madeOnce((code, options: Intl.ListFormatOptions) => new Intl.ListFormat(inBritain(code), options));

/** `1,234`, `1.234`, `1 234`. */
export const numberWords = (value: number, options: Intl.NumberFormatOptions = {}): string =>
  numbers(options).format(value);

/** A moment, as the options want it. @param at ISO 8601, ms since 1970 or a date */
export const dateWords = (at: string | number | Date, options: Intl.DateTimeFormatOptions): string =>
  days(options).format(new Date(at));

/** A moment whose day stands before its month in English, too: `12 Mar 2020`. @param at ISO 8601, ms since 1970 or a date */
export const dayFirstWords = (at: string | number | Date, options: Intl.DateTimeFormatOptions): string =>
  daysFirst(options).format(new Date(at));

/** `4 min. ago`, `vor 4 Min.`. @param value negative for what was */
export const spanWords = (
  value: number,
  unit: Intl.RelativeTimeFormatUnit,
  options: Intl.RelativeTimeFormatOptions,
): string => spans(options).format(value, unit);

/** `a, b and c`. */
export const listWords = (words: readonly string[], options: Intl.ListFormatOptions = {}): string =>
  lists(options).format(words);

/** What stands between the things of such a list, where they are not words: `, ` and ` and `. @param count of things */
export const listBetween = (count: number): readonly string[] =>
  lists({})
    .formatToParts(Array.from({ length: count }, String))
    .flatMap(({ type, value }) => (type === 'literal' ? [value] : []));
