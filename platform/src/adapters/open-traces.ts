import type { Settings } from '../config/settings.js';
import { noTraces, type Traces } from '../ports/traces.js';
import type { Logger } from '../runtime/logger.js';

/**
 * Traces of a process or thread, where the operator wants them; else none, for which nothing is loaded.
 * @param process one word, such as `relay`
 */
export async function openTraces(
  { tracesUrl }: Pick<Settings, 'tracesUrl'>,
  process: string,
  logger: Pick<Logger, 'warn'>,
): Promise<Traces> {
  if (tracesUrl === null) return noTraces;
  const { OtlpTraces } = await import('./otlp-traces/otlp-traces.js');
  return new OtlpTraces({ url: tracesUrl, service: `combolab-${process}`, logger });
}
