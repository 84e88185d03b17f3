import { ProgressMessage, ViewMessage, WatchingMessage } from '@combolab/contracts';

/** A message that fits its schema; or what is wrong with it, null when it is of a kind that only newer pages know. */
export type Read<T> = { readonly message: T } | { readonly fault: string | null };

interface Issue {
  readonly code: string;
  readonly path: readonly PropertyKey[];
}
type Parsed<T> =
  | { readonly success: true; readonly data: T }
  | { readonly success: false; readonly error: { readonly issues: readonly Issue[]; readonly message: string } };

function reader<T>(schema: { readonly safeParse: (given: unknown) => Parsed<T> }): (given: unknown) => Read<T> {
  return (given) => {
    const parsed = schema.safeParse(given);
    if (parsed.success) return { message: parsed.data };
    const { issues, message } = parsed.error;
    return { fault: issues.some(({ code, path }) => code === 'invalid_union' && path[0] === 'part') ? null : message };
  };
}

/** Reads what the server tells of rooms. Comes with the socket's library, after the first results: it brings the schemas along. */
export const messageReaders = {
  view: reader(ViewMessage),
  watching: reader(WatchingMessage),
  progress: reader(ProgressMessage),
};
export type MessageReaders = typeof messageReaders;
