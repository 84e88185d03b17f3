/** Spans are sent soon, and what cannot be is given up soon: the SDK reads this when a process or thread opens its traces. */
export const QUICK_SPANS = { OTEL_BSP_SCHEDULE_DELAY: '50', OTEL_EXPORTER_OTLP_TIMEOUT: '500' };

/** Has it in the environment of this process meanwhile. */
export async function withQuickSpans<T>(work: () => Promise<T>): Promise<T> {
  const before = Object.keys(QUICK_SPANS).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, QUICK_SPANS);
  try {
    return await work();
  } finally {
    for (const [name, value] of before)
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
  }
}
