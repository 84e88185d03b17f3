const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Begins a trace (W3C Trace Context). The page records nothing itself, which the last two digits say. */
export const newTraceParent = (): string => `00-${hex(16)}-${hex(8)}-00`;
