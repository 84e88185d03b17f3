import { EVERY, type PersonalPath } from '@combolab/contracts/plain';

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

/** The data of an event without what lies at these paths; null when it holds nothing there. */
export function redactedJson(json: string, paths: readonly PersonalPath[]): string | null {
  const data: unknown = JSON.parse(json);
  return paths.map((path) => redactAt(data, path)).includes(true) ? JSON.stringify(data) : null;
}
