const FEW_RUNS = new URL('./few-runs.mjs', import.meta.url).href;

/** Leads tests of properties to `few-runs.mjs`. */
export function resolve(specifier, context, next) {
  if (specifier !== 'fast-check' || context.parentURL === FEW_RUNS) return next(specifier, context);
  return { url: FEW_RUNS, shortCircuit: true };
}
