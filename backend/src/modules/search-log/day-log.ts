import { z } from 'zod/mini';

/** Different searches that a process keeps of a day; of more only that there were more. */
const MOST = 500;

type Times<S> = S & { readonly times: number };
type LastDay<S> = Times<S> & { readonly lastDay: string };

/** The day of a moment, UTC: `2026-11-26`. @param at epoch ms */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 'yyyy-mm-dd'.length);

/** What one process was told on one day, each with how often. */
export class DayLog<S extends object> {
  readonly #lines = new Map<string, Times<S>>();
  /** Whether something came since it was last written. */
  isNew = false;

  /** @param day UTC: `2026-11-26` */
  constructor(readonly day: string) {}

  note(search: S): void {
    const key = JSON.stringify(search);
    const line = this.#lines.get(key);
    if (line === undefined && this.#lines.size >= MOST) return;
    this.#lines.set(key, { ...search, times: (line?.times ?? 0) + 1 });
    this.isNew = true;
  }

  text(): string {
    return JSON.stringify([...this.#lines.values()]);
  }
}

/**
 * Of several days and processes one line for each search, the most frequent first.
 * @param search what it is noted with
 * @param files days with what was written
 */
export function mergedLogs<S extends object>(
  search: z.ZodMiniType<S>,
  files: readonly { readonly day: string; readonly text: string }[],
): readonly LastDay<S>[] {
  const all = new Map<string, LastDay<S>>();
  for (const { day, text } of files)
    for (const [noted, { times }] of linesOf(search, text)) {
      const key = JSON.stringify(noted);
      const known = all.get(key);
      const lastDay = known === undefined || known.lastDay < day ? day : known.lastDay;
      all.set(key, { ...noted, times: times + (known?.times ?? 0), lastDay });
    }
  const before = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
  return [...all]
    .sort(([k, a], [l, b]) => b.times - a.times || before(b.lastDay, a.lastDay) || before(k, l))
    .map(([, line]) => line);
}

const Counted = z.object({ times: z.int() });

/** Nothing of what cannot be read: it is no loss. */
function linesOf<S>(search: z.ZodMiniType<S>, text: string): readonly (readonly [S, z.output<typeof Counted>])[] {
  const lines = z.safeParse(z.array(z.unknown()), parsed(text));
  return (lines.success ? lines.data : []).flatMap((line) => {
    const [noted, counted] = [z.safeParse(search, line), z.safeParse(Counted, line)];
    return noted.success && counted.success ? [[noted.data, counted.data] as const] : [];
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
