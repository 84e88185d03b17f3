import { MISSES, type Miss, type MissedSearch } from '@combolab/contracts';
import { z } from 'zod/mini';

/** Different searches that a process keeps of a day; of more only that there were more. */
const MOST = 500;

const Line = z.object({ query: z.string(), miss: z.enum(MISSES), times: z.int() });
const Lines = z.array(Line);
type Line = z.output<typeof Line>;

const keyOf = ({ query, miss }: Pick<Line, 'query' | 'miss'>): string => `${miss} ${query}`;

/** What one process was told on one day. */
export class DayLog {
  readonly #lines = new Map<string, Line>();
  /** Whether something came since it was last written. */
  isNew = false;

  /** @param day UTC: `2026-11-26` */
  constructor(readonly day: string) {}

  note(miss: Miss, query: string): void {
    const line = this.#lines.get(keyOf({ query, miss }));
    if (line === undefined && this.#lines.size >= MOST) return;
    this.#lines.set(keyOf({ query, miss }), { query, miss, times: (line?.times ?? 0) + 1 });
    this.isNew = true;
  }

  text(): string {
    return JSON.stringify([...this.#lines.values()]);
  }
}

/** Of several days and processes one line for each search, the most frequent first. @param files days with what was written */
export function mergedLogs(files: readonly { readonly day: string; readonly text: string }[]): readonly MissedSearch[] {
  const all = new Map<string, MissedSearch>();
  for (const { day, text } of files)
    for (const line of linesOf(text)) {
      const known = all.get(keyOf(line));
      const lastDay = known === undefined || known.lastDay < day ? day : known.lastDay;
      all.set(keyOf(line), { ...line, times: line.times + (known?.times ?? 0), lastDay });
    }
  const before = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
  return [...all.values()].sort(
    (a, b) => b.times - a.times || before(b.lastDay, a.lastDay) || before(keyOf(a), keyOf(b)),
  );
}

/** Nothing of what cannot be read: it is no loss. */
function linesOf(text: string): readonly Line[] {
  const read = z.safeParse(Lines, parsed(text));
  return read.success ? read.data : [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
