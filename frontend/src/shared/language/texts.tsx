import { i18n } from '@lingui/core';
import { TransNoContext } from '@lingui/react/server';
import type { ReactElement, ReactNode } from 'react';
import { translationOf } from './language.js';

/** What is put into a message, by name. Numbers of plurals are written as the language writes them. */
export type Values = Readonly<Record<string, string | number>>;
/** Elements by the tag that stands for them: `<link>words</link>` puts words into one, `<icon/>` takes it as it is. */
export type Parts = Readonly<Record<string, ReactElement>>;

export interface Texts<Key extends string> {
  /** A message of the file, in the language that is spoken. */
  (key: Key, values?: Values): string;
  /** A message with elements in it. */
  readonly rich: (key: Key, parts: Parts, values?: Values) => ReactNode;
}

/**
 * The messages of a file: English, or what the spoken language has in their place.
 * @param file its path below a language's folder, without `.json`
 * @param english the file itself in English, which travels with the code that says it
 */
export function textsOf<Messages extends Readonly<Record<string, string>>>(
  file: string,
  english: Messages,
): Texts<keyof Messages & string> {
  const idOf = (key: string) => `${file}:${key}`;
  const spoken = Object.entries({ ...english, ...translationOf(file) });
  i18n.load(i18n.locale, Object.fromEntries(spoken.map(([key, message]) => [idOf(key), message])));
  const said = (key: string, values: Values = {}) => i18n._(idOf(key), values);
  const rich = (key: string, components: Parts, values: Values = {}) => (
    <TransNoContext id={idOf(key)} components={components} values={values} lingui={{ i18n }} />
  );
  return Object.assign(said, { rich });
}
