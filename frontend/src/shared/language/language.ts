import { i18n, type Messages } from '@lingui/core';

/** Compiled ICU messages, by the file and the key they stand under. */
type CompiledMessages = Readonly<Record<string, Messages>>;

/** What a language's script leaves, which came before all other code (`choose-language.js`). */
interface Spoken {
  /** BCP 47. */
  readonly code: string;
  readonly messages: CompiledMessages;
}

/** Messages in code are English; it is spoken where no other language came, and in workers. */
const ENGLISH: Spoken = { code: 'en', messages: {} };
const spoken = (globalThis as { readonly spokenLanguage?: Spoken }).spokenLanguage ?? ENGLISH;

i18n.loadAndActivate({ locale: spoken.code, messages: {} });
if (typeof document !== 'undefined') document.documentElement.lang = spoken.code;

/** The language that is spoken, BCP 47. */
export const language = (): string => spoken.code;

/** Messages of a file in the language that is spoken; none where that is English. */
export const translationOf = (file: string): Messages => spoken.messages[file] ?? {};
