/**
 * Says whether a value survives JSON.
 * @returns true when JSON gives back an equal value, false when it only drops undefined members or the sign of zero
 * @throws TypeError for what JSON would lose or change (bigint, NaN, Date, Map, functions, undefined as a whole)
 * @throws RangeError for a cycle
 */
export function isExactJson(value: unknown): boolean {
  if (value === null) return true;
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return true;
    case 'number':
      if (!Number.isFinite(value)) throw new TypeError(`${String(value)} does not survive JSON`);
      return !Object.is(value, -0);
    case 'object':
      return Array.isArray(value) ? areExact(value) : isExactObject(value);
    default:
      throw new TypeError(`${typeof value} does not survive JSON`);
  }
}

function areExact(values: readonly unknown[]): boolean {
  let exact = true;
  for (const value of values) exact = isExactJson(value) && exact;
  return exact;
}

function isExactObject(value: object): boolean {
  // asked of the prototype's prototype, so that objects of other realms count as plain
  const prototype = Object.getPrototypeOf(value) as object | null;
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null) {
    throw new TypeError(`${value.constructor.name} does not survive JSON`);
  }
  let exact = prototype !== null;
  for (const key in value) {
    const member = (value as Record<string, unknown>)[key];
    if (member === undefined) exact = false;
    else exact = isExactJson(member) && exact;
  }
  return exact;
}
