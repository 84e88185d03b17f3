import type { Machine } from './machine.js';

/** Events that are read as something else than what was written, or are gone, though nobody has told of damage. */
export function silentlyChanged({ log, written }: Machine): readonly string[] {
  const { entries } = log;
  if (entries === null) return ['damage: the log is not open'];
  return written.flatMap((row) => {
    const [position, stream, version] = row;
    const found = entries.all[position - 1]?.row;
    if (JSON.stringify(found) === JSON.stringify(row)) return [];
    return [
      `damage: nobody tells that event ${String(position)} (${stream}@${String(version)}) is not as it was written`,
    ];
  });
}
