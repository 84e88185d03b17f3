import type { Problem } from '@combolab/contracts';
import type { ApiError } from './problem.js';

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'detail' in value && 'status' in value;

/** What an unsuccessful response means. */
export async function errorOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  if (!isProblem(body)) return { kind: 'broken', status: response.status };
  const seconds = Number(response.headers.get('Retry-After'));
  return { kind: 'problem', status: response.status, problem: body, retryAfter: seconds > 0 ? seconds : null };
}
