import { isDeepStrictEqual } from 'node:util';

export type Facts = Readonly<Record<string, unknown>>;

const plain = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)));

/** Equal as JSON, whatever the order of the fields and whichever thread made the objects. */
export const sameJson = (a: unknown, b: unknown): boolean =>
  // as nearly all are; only what differs may be the same in another order
  a === b || JSON.stringify(a) === JSON.stringify(b) || isDeepStrictEqual(plain(a), plain(b));

const text = (value: unknown): string => {
  const json = value === undefined ? 'nothing' : JSON.stringify(value);
  return json.length > 120 ? `${json.slice(0, 117)}…` : json;
};

export interface Comparison {
  /** Names one document in a finding, for example `combo`. */
  readonly what: string;
  /** What the documents must say, by id; other fields of theirs are not looked at. */
  readonly expected: ReadonlyMap<string, Facts>;
  readonly stored: readonly { readonly id: string; readonly doc: object }[];
  /** What a missing document means; without it, a missing one is a finding. */
  readonly absent?: Facts;
}

/** Compares the documents of a view with what the log tells. @returns the differences in words */
export function compareDocuments({ what, expected, stored, absent }: Comparison): string[] {
  const documents = new Map(stored.map(({ id, doc }) => [id, doc as Facts]));
  const findings: string[] = [];
  for (const [id, facts] of expected) {
    const document = documents.get(id) ?? absent;
    documents.delete(id);
    if (document === undefined) findings.push(`${what} ${id} is missing in the views`);
    else findings.push(...differences(`${what} ${id}`, facts, document));
  }
  for (const [id, document] of documents)
    if (absent === undefined || differences('', absent, document).length > 0)
      findings.push(`${what} ${id} is in the views and not in the log`);
  return findings;
}

function differences(name: string, facts: Facts, document: Facts): string[] {
  return Object.entries(facts)
    .filter(([field, value]) => !sameJson(document[field], value))
    .map(([field, value]) => `${name}: ${field} is ${text(document[field])} in the views, ${text(value)} by the log`);
}
