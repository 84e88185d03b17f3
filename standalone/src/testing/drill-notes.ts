import { appendFileSync } from 'node:fs';

/** Notes for `npm run drill`, beside the running test. Nothing is kept where it does not ask. */
export function noteDrill(what: string, value: number | string): void {
  const { DRILL_NOTES } = process.env;
  if (DRILL_NOTES !== undefined) appendFileSync(DRILL_NOTES, `${JSON.stringify([what, value])}\n`);
}

/** As what it resolves with, noting the seconds that it took. */
export async function timedDrill<Result>(what: string, work: Promise<Result>): Promise<Result> {
  const began = Date.now();
  const result = await work;
  noteDrill(what, `${((Date.now() - began) / 1000).toFixed(1)} s`);
  return result;
}
