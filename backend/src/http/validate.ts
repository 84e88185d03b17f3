import { REPEATABLE } from '@combolab/contracts';
import { z } from 'zod/mini';
import { refuse } from '../problems.js';
import type { AppRequest } from './request.js';

const MAX_LISTED = 20;

/** @throws RefusedError 400 that names each wrong field */
export function validate<S extends z.core.$ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.slice(0, MAX_LISTED).map(({ path, message }) => ({
    path: path.map(String).join('.').slice(0, 100),
    message: message.slice(0, 300),
  }));
  const [first] = errors;
  const where = first === undefined || first.path === '' ? '' : `${first.path}: `;
  throw refuse.malformed(`${where}${first?.message ?? 'not understood'}`, errors);
}

/** Query parameters as text, or lists where a name may repeat. @throws RefusedError 400 for a single-valued name given twice */
export function readQuery(request: AppRequest): Record<string, string | string[]> {
  const search = new URL(request.originalUrl, 'http://localhost').searchParams;
  const repeatable: readonly string[] = REPEATABLE;
  const query: Record<string, string | string[]> = {};
  for (const name of new Set(search.keys())) {
    const values = search.getAll(name);
    if (repeatable.includes(name)) query[name] = values;
    else if (values.length > 1) throw refuse.malformed(`${name.slice(0, 40)} is given twice; give it once.`);
    else Object.defineProperty(query, name, { value: values[0] ?? '', enumerable: true });
  }
  return query;
}

/** Parses JSON from a request. @throws RefusedError 400 */
export function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw refuse.malformed(`${name} is not valid JSON.`);
  }
}
