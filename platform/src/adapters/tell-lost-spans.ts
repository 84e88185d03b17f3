import type { Traces } from '../ports/traces.js';
import type { Metrics } from './metrics.js';

/** @param others of threads of this process */
export function tellLostSpans(metrics: Metrics, traces: Pick<Traces, 'lost'>, others: () => number = () => 0): void {
  const help = 'Spans that the collector of traces did not get';
  metrics.counter('lost_spans_total', help, () => traces.lost + others());
}
