import { i18n } from '@lingui/core';
import { translationOf } from './language.js';
import type { Values } from './texts.js';

const FILE = 'shared/terms/problems';
const idOf = (code: string) => `${FILE}:${code}`;
const messages = translationOf(FILE);
i18n.load(i18n.locale, Object.fromEntries(Object.entries(messages).map(([code, message]) => [idOf(code), message])));

/**
 * What the server refuses, in the language that is spoken.
 * @param code machine name of the problem
 * @param members of the problem, which its message may name
 * @returns null where the server's own words are best: in English, and where no translation knows the code
 */
export const refusalOf = (code: string, members: Values = {}): string | null =>
  Object.hasOwn(messages, code) ? i18n._(idOf(code), members) : null;
