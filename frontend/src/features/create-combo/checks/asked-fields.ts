import { createContext, useContext } from 'react';
import type { Requirement } from './requirements.js';

/** What fields want, by their names. */
type Asked = Readonly<Partial<Record<string, string>>>;

/** What single fields of the form want, once their author has tried to share without it. */
export const AskedFields = createContext<Asked>({});

/** What the field of that name wants; undefined when nothing is amiss. */
export function useAsked(name: string | undefined): string | undefined {
  const asked = useContext(AskedFields);
  return name === undefined ? undefined : asked[name];
}

/** What is missing, by the field that gives it. What stands on a frame has none. */
export const askedFields = (requirements: readonly Requirement[]): Asked =>
  Object.fromEntries(
    requirements.flatMap(({ key, met, doubt = false, frame, text }) =>
      met || doubt || frame !== undefined ? [] : [[key, text]],
    ),
  );
