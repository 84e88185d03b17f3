/** What is read of the query of an address; `URLSearchParams` of browsers and Node is one. */
export interface AddressQuery {
  get(name: string): string | null;
  getAll(name: string): string[];
}

// both browsers and Node have it, and this room is compiled for neither
declare const URLSearchParams: new (text?: string) => AddressQuery & {
  append(name: string, value: string): void;
  toString(): string;
};

/** The query of an address, with or without its `?`. */
export const addressQuery = (text = ''): AddressQuery => new URLSearchParams(text);

/** A value of an address; several values are several parameters of one name. */
export type QueryValue = string | number | readonly string[] | undefined;

/** Query string with repeated names for lists, empty values left out; starts with `?` unless empty. */
export function queryString(query: Readonly<Record<string, QueryValue>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === 'string' || typeof value === 'number') search.append(name, String(value));
    else for (const each of value ?? []) search.append(name, each);
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
