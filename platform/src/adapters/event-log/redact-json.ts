import { EVERY, unreadableData, whyUnreadable, type PersonalPath } from '@combolab/contracts/plain';
import { parsedData } from './parsed-data.js';

/** What is left of damaged data: it stays unreadable. */
export const NOTHING = JSON.stringify(unreadableData('it was damaged, and is erased'));

/** Sets what lies at a path to null. @returns whether anything changed */
function redactAt(value: unknown, [step, ...rest]: PersonalPath): boolean {
  if (step === undefined || typeof value !== 'object' || value === null) return false;
  const holder = value as Record<string, unknown>;
  const keys = step === EVERY ? Object.keys(holder) : Object.hasOwn(holder, step) ? [step] : [];
  return keys.map((key) => redactMember(holder, key, rest)).includes(true);
}

function redactMember(holder: Record<string, unknown>, key: string, rest: PersonalPath): boolean {
  if (rest.length > 0) return redactAt(holder[key], rest);
  if (holder[key] === null) return false;
  holder[key] = null;
  return true;
}

/**
 * The data of an event without what lies at these paths; null when it holds nothing there. Of damaged data, which may hold
 * anything, nothing is left.
 */
export function redactedJson(json: string, paths: readonly PersonalPath[]): string | null {
  const data = parsedData(json, '');
  if (whyUnreadable({ data }) !== null) return paths.length === 0 || json === NOTHING ? null : NOTHING;
  return paths.map((path) => redactAt(data, path)).includes(true) ? JSON.stringify(data) : null;
}
